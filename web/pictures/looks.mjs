// Finds mistakes in a drawn state: cut text, a page that scrolls in play, English words in another language, and whatever axe
// calls serious. Runs in the page.
import { accessible, fits } from "../tests/e2e/axe.mjs";

/** Texts that cannot be read to the end. A text shortened with an ellipsis has the whole text in a title. */
function cutTexts() {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || own.closest("[title], [aria-hidden=true], .vh, .live, svg, option") || isForListeners(own)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || !own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // On a phone the sections are side by side: what is in another one is a tab away. Some text is for screen readers only.
    if (own.closest(".floor, .topbar .brand") && (box.left >= innerWidth || box.right <= 0 || own.closest(".brand"))) continue;
    const cut = cutBy(own, box);
    if (cut) found.push(`“${node.data.trim().slice(0, 60)}” is cut by .${cut}`);
  }
  return found;

  /** A button that shows only its sign on a phone has its name clipped away. */
  function isForListeners(element) {
    return getComputedStyle(element).clipPath === "inset(50%)";
  }
  function cutBy(element, box) {
    let { left, right, top, bottom } = box;
    const slack = 3 + (bottom - top) * 0.2; // a line is higher than its letters
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      // Scrollable content can be read by scrolling; from there on only its own box counts.
      if (/auto|scroll/.test(style.overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      else if (/hidden|clip/.test(style.overflowX) && (right > edge.right + 1.5 || left < edge.left - 1.5)) return named(around);
      if (/auto|scroll/.test(style.overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      else if (/hidden|clip/.test(style.overflowY) && (bottom > edge.bottom + slack || top < edge.top - slack)) return named(around);
      if (style.position === "fixed") break;
    }
    return right > innerWidth + 1.5 || left < -1.5 ? "the screen" : null;
  }
  function named(element) {
    return (element.getAttribute("class") ?? element.tagName).split(" ").slice(0, 2).join(".");
  }
}

/** Overlapping texts that cannot be read. Cards that overlap in a fan hide what they cover, and so does a lesson's card. */
function collisions() {
  const pieces = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || own.closest(".vh, .live, svg, option, [data-fan]") || getComputedStyle(own).clipPath === "inset(50%)" || !own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Shortened text ends where its box ends.
    const edge = getComputedStyle(own).overflowX === "visible" ? Infinity : own.getBoundingClientRect().right;
    for (const box of range.getClientRects()) {
      const x = box.left + box.width / 2, y = box.top + box.height / 2;
      const top = document.elementFromPoint(x, y);
      if (top && (own.contains(top) || top.contains(own))) pieces.push({ own, text: node.data.trim().slice(0, 40), left: box.left + 1, right: Math.min(box.right, edge) - 1, top: box.top + box.height * 0.25, bottom: box.bottom - box.height * 0.25 });
    }
  }
  const found = [];
  for (const [at, one] of pieces.entries())
    for (const two of pieces.slice(at + 1))
      if (one.own !== two.own && one.own.closest(".coach") === two.own.closest(".coach") && one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom) found.push(`“${one.text}” lies on “${two.text}”`);
  return [...new Set(found)];
}

/** Choices cut by the screen's edge: on a phone a section is as wide as the screen, so none may exceed it. */
function cutChoices() {
  const isCut = ({ left, right }) => (left < -1.5 && right > 1.5) || (left < innerWidth - 1.5 && right > innerWidth + 1.5);
  return [...document.querySelectorAll("[data-choice]")].filter((one) => one.checkVisibility() && !one.closest("[data-scrolls]") && isCut(one.getBoundingClientRect())).map((one) => `“${(one.ariaLabel ?? one.innerText).slice(0, 60)}” is cut by the screen`);
}

/** The words on the screen, to be compared with the English ones. */
function wordsShown() {
  const texts = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) if (!node.parentElement.closest(".player__name, .tape__paper, .chatlist, script, [translate=no]") && /\p{L}{3}/u.test(node.data)) texts.add(node.data.trim());
  for (const thing of document.querySelectorAll("[aria-label], [title]")) for (const name of ["aria-label", "title"]) if (/\p{L}{3}/u.test(thing.getAttribute(name) ?? "")) texts.add(thing.getAttribute(name));
  return [...texts];
}

/** Rule numbers are never translated; names may be next to a figure, a tick or each other. */
function isShared(text, same) {
  const parts = text.split(/\s*[:,·✓×−+]\s*|\s+$/).filter((part) => /\p{L}{3}/u.test(part));
  return same.has(text) || parts.every((part) => same.has(part) || /^[A-Z]{2}-[A-Z0-9-]+$/.test(part));
}

const english = new Map(); // state → what it says in English

/** Runs all checks on one state; returns the mistakes, one line each. `same` lists texts that a language shares with English. */
export async function looksAt(page, { name, size, theme, language, inPlay, same }) {
  const state = `${name}, ${size}, ${theme}, ${language}`;
  const wrong = [];
  const look = (one) => one.catch((error) => wrong.push(error.message));
  await look(accessible(page, state));
  if (inPlay && size !== "phone" && size !== "zoom") await look(fits(page, state));
  for (const one of [...(await page.evaluate(cutTexts)), ...(await page.evaluate(collisions)), ...(await page.evaluate(cutChoices))]) wrong.push(`${state}: ${one}`);
  const words = await page.evaluate(wordsShown);
  if (language === "en") english.set(name, new Set([...(english.get(name) ?? []), ...words]));
  else for (const word of words) if (english.get(name)?.has(word) && !isShared(word, same)) wrong.push(`${state}: “${word}” is English`);
  return wrong;
}
