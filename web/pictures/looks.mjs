// What a look at a state finds: text that is cut, a page that scrolls in play, a word of English in another language, and
// whatever axe calls serious. Runs in the page, on what is drawn.
import { accessible, fits } from "../tests/e2e/axe.mjs";

/** Pieces of text that somebody cannot read to the end. What shortens with an ellipsis has its whole text in a title. */
function cutTexts() {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || own.closest("[title], [aria-hidden=true], .vh, .live, svg, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || !own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // On a phone the sections lie side by side: what is in another one is a tab away. And some text is for ears only.
    if (own.closest(".floor, .topbar .brand") && (box.left >= innerWidth || box.right <= 0 || own.closest(".brand"))) continue;
    const cut = cutBy(own, box);
    if (cut) found.push(`“${node.data.trim().slice(0, 60)}” is cut by .${cut}`);
  }
  return found;

  function cutBy(element, box) {
    let { left, right, top, bottom } = box;
    const slack = 3 + (bottom - top) * 0.2; // a line is higher than its letters
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      // What scrolls can be read by scrolling; from there on only its own box counts.
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

/** Texts that lie on one another, so that neither can be read. Cards that overlap in a fan hide what they cover. */
function collisions() {
  const pieces = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || own.closest(".vh, .live, svg, option, [data-fan]") || !own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // What is shortened ends where its box does.
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
      if (one.own !== two.own && one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom) found.push(`“${one.text}” lies on “${two.text}”`);
  return [...new Set(found)];
}

/** The words on the screen, for a comparison with the English ones. */
function wordsShown() {
  const texts = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) if (!node.parentElement.closest(".player__name, .tape__paper, .chatlist, script, [translate=no]") && /\p{L}{3}/u.test(node.data)) texts.add(node.data.trim());
  for (const thing of document.querySelectorAll("[aria-label], [title]")) for (const name of ["aria-label", "title"]) if (/\p{L}{3}/u.test(thing.getAttribute(name) ?? "")) texts.add(thing.getAttribute(name));
  return [...texts];
}

/** Rule numbers are never translated; names may stand with a figure, a tick or each other. */
function isShared(text, same) {
  const parts = text.split(/\s*[:,·✓×−+]\s*|\s+$/).filter((part) => /\p{L}{3}/u.test(part));
  return same.has(text) || parts.every((part) => same.has(part) || /^[A-Z]{2}-[A-Z0-9-]+$/.test(part));
}

const english = new Map(); // state → what it says in English

/** All looks at one state; gives what is wrong with it, a line each. `same` says which texts a language shares with English. */
export async function looksAt(page, { name, size, theme, language, inPlay, same }) {
  const state = `${name}, ${size}, ${theme}, ${language}`;
  const wrong = [];
  const look = (one) => one.catch((error) => wrong.push(error.message));
  await look(accessible(page, state));
  if (inPlay && size !== "phone" && size !== "zoom") await look(fits(page, state));
  for (const one of [...(await page.evaluate(cutTexts)), ...(await page.evaluate(collisions))]) wrong.push(`${state}: ${one}`);
  const words = await page.evaluate(wordsShown);
  if (language === "en") english.set(name, new Set([...(english.get(name) ?? []), ...words]));
  else for (const word of words) if (english.get(name)?.has(word) && !isShared(word, same)) wrong.push(`${state}: “${word}” is English`);
  return wrong;
}
