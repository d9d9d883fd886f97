/** Name of the control of a part of a column: of money in a currency, of a text in a language. */
export const partName = (column: string, part: string): string => `${column}:${part}`;

/** The column and part of such a control; undefined for the name of another one. */
export function readPartName(name: string): { column: string; part: string } | undefined {
  const [column = "", part] = name.split(":");
  return part === undefined ? undefined : { column, part };
}

/** The control that a mistake belongs to: of a part, or of none, the field of its own or the first. */
export function controlOf(controls: readonly string[], wrong: string): string {
  const [column = "", part] = wrong.split(".");
  const own = part ? partName(column, part) : wrong;
  if (controls.includes(own)) return own;
  return controls.find((name) => name.startsWith(partName(column, ""))) ?? wrong;
}
