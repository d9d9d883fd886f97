let isPressed = false;

if (!import.meta.env.SSR) {
  const options = { capture: true, passive: true };
  addEventListener("mousedown", () => setPressed(true), options);
  addEventListener("mouseup", () => setPressed(false), options);
}

function setPressed(is: boolean): void {
  isPressed = is;
}

/**
 * Runs what may move the page: at once, or, where a field is left by pressing something else, once that has had its
 * click. What moves between the two halves of a press is missed by it.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) run();
  else addEventListener("mouseup", () => setTimeout(run), { capture: true, once: true });
}
