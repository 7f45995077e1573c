// What cannot be chosen says why not only when it is clicked: also when the pointer rests on it or the keyboard comes to it.
// Clicking it is how a board asks, and does nothing else (`boards/contract.ts`).

const REST = 300;

/** Asks for what one rests on; calls `left` a moment after one has gone elsewhere. The answer itself may be entered. */
export function resting(stage: HTMLElement, left: () => void): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: Element | null = null;

  function come(to: EventTarget | null): void {
    const thing = to instanceof Element ? to : null;
    if (thing?.closest(".tooltip")) return clearTimeout(timer);
    const closed = stage.contains(thing) ? (thing?.closest<HTMLElement>("[aria-disabled=true]") ?? null) : null;
    if (closed !== null && closed === asked) return clearTimeout(timer);
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (closed?.isConnected) closed.click();
      else if (asked !== null) left();
      asked = closed;
    }, REST);
  }
  const over = (event: PointerEvent): void => void (event.pointerType === "mouse" && come(event.target));
  const focus = (event: FocusEvent): void => void ((event.target as Element).matches(":focus-visible") && come(event.target));
  // Who clicks has asked already.
  const click = (event: MouseEvent): void => {
    if (!event.isTrusted) return;
    clearTimeout(timer);
    asked = (event.target as Element).closest("[aria-disabled=true]");
  };

  document.addEventListener("pointerover", over);
  document.addEventListener("focusin", focus);
  stage.addEventListener("click", click, true);
  return {
    destroy() {
      clearTimeout(timer);
      document.removeEventListener("pointerover", over);
      document.removeEventListener("focusin", focus);
      stage.removeEventListener("click", click, true);
    },
  };
}
