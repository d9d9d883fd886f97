import { staffHomePath, staffKeyboardPath, staffTicketsPath } from "~/sitemap/staff-paths";

/** Two keys one after the other lead to a part; the names are those of the keys on a Latin keyboard. */
export const goKeys = [
  { key: "h", code: "KeyH", to: staffHomePath, text: "staff.nav.home" },
  { key: "t", code: "KeyT", to: staffTicketsPath, text: "desk.nav.tickets" },
] as const;

/** One key leads to the next row of a list, another back; Enter opens the row, for its link has the focus then. */
export const rowKeys = [
  { key: "j", code: "KeyJ", by: 1, text: "staff.keys.next" },
  { key: "k", code: "KeyK", by: -1, text: "staff.keys.previous" },
] as const;

/** What a pressed key asks for. */
export type ShortcutStep =
  | { kind: "go" }
  | { kind: "search" }
  | { kind: "row"; by: 1 | -1 }
  | { kind: "to"; path: string }
  | undefined;

type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "repeat"
>;

/**
 * What a key means, `g` having been pressed just before or not. Keyboards with other letters count by the place of the
 * key. Keys with Ctrl, Alt or Meta are the browser's.
 */
export function shortcutOf(pressed: Pressed, afterGo: boolean): ShortcutStep {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  if (pressed.isComposing) return undefined;
  const { key, repeat } = pressed;
  const row = afterGo ? undefined : rowKeys.find((one) => isKey(pressed, one));
  if (row) return { kind: "row", by: row.by };
  if (repeat) return undefined;
  if (afterGo) {
    const found = goKeys.find((one) => isKey(pressed, one));
    return found && { kind: "to", path: found.to };
  }
  if (key === "/") return { kind: "search" };
  if (key === "?" || key === "؟") return { kind: "to", path: staffKeyboardPath };
  return isKey(pressed, { key: "g", code: "KeyG" }) ? { kind: "go" } : undefined;
}

function isKey(pressed: Pressed, wanted: { key: string; code: string }): boolean {
  const isLatin = /^[a-z]$/i.test(pressed.key);
  return isLatin ? pressed.key.toLowerCase() === wanted.key : pressed.code === wanted.code;
}

/** The row that a step leads to: the first one or the last from outside, and no further than the list goes. */
export function rowAt(current: number, by: 1 | -1, count: number): number {
  if (current === -1) return by === 1 ? 0 : count - 1;
  return Math.min(Math.max(current + by, 0), count - 1);
}

/** Whether somebody writes or chooses there: no key of a field is a shortcut. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest("input, textarea, select, [role=textbox], [role=combobox], dialog") !== null)
  );
}
