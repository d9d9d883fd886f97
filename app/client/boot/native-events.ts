/**
 * What React answers by taking the whole page over at once (its `discreteReplayableEvents`). While the page's data is not
 * decoded yet, Remix's root can't be rendered so, and the start would be over for good.
 */
const discreteEvents = [
  ...["mousedown", "mouseup", "click", "auxclick", "dblclick", "contextmenu"],
  ...["pointerdown", "pointerup", "pointercancel", "touchstart", "touchend", "touchcancel"],
  ...["keydown", "keypress", "keyup", "input", "change", "textInput", "copy", "cut", "paste"],
  ...["compositionstart", "compositionend", "dragstart", "dragend", "drop", "reset", "submit"],
];

/**
 * Leaves what somebody does to the browser alone, which follows links and sends forms as before the start.
 * @returns ends it: from then on the app hears of it, too
 */
export function keepEventsNative(page: Pick<Window, "addEventListener" | "removeEventListener">) {
  const keep = (event: Event) => event.stopPropagation();
  for (const name of discreteEvents) page.addEventListener(name, keep, { capture: true });
  return () => {
    for (const name of discreteEvents) page.removeEventListener(name, keep, { capture: true });
  };
}
