/** A look that was chosen; without one a page has the device's own. */
export const chosenThemes = ["light", "dark"] as const;
export type ChosenTheme = (typeof chosenThemes)[number];

export function asTheme(name: string | null | undefined): ChosenTheme | undefined {
  return chosenThemes.find((known) => known === name);
}
