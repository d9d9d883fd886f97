/** As a ref: what a view begins with has the focus when the view opens. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
