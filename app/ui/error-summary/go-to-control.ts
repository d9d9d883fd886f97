import type { MouseEvent } from "react";

/** Where scripts run the address stays as it is: for the router another one ends the refused form's answer. */
export function goToControl(id: string, event: MouseEvent) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
