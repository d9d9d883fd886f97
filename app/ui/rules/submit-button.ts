/** Whether the focus goes to a button that sends a form. */
export function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === "submit";
}
