import type { ChosenTheme } from "~/request/theme";
import type { HeadElement } from "./site-markup";

/** What the owner has settled of the look. */
export interface SiteLook {
  elements: readonly HeadElement[];
  /** Style text of the owner's colours. */
  colors: string;
}

/** As `--color-paper` in tokens.css. */
const paper = { light: "#fbf8f2", dark: "#12181c" } as const;

/** Colours that hold in the light look alone come inside a media query. */
const isOfLightAlone = (colors: string) => colors.includes("prefers-color-scheme");

/** The colour of the light look's paper: the owner's, else the shop's. */
export function paperColor(colors: string): string {
  return /--color-paper:\s*(#[0-9a-f]{3,6})\b/i.exec(colors)?.[1] ?? paper.light;
}

/** The owner's `<meta name="theme-color">`, which stands for all looks. */
function ownersThemeColor({ elements }: Pick<SiteLook, "elements">): string | undefined {
  const own = elements.find(({ attributes }) => attributes.name === "theme-color");
  return own?.attributes.content;
}

/** The colour of an installed shop's bars. */
export function appColor(site: SiteLook): string {
  return ownersThemeColor(site) ?? paperColor(site.colors);
}

/**
 * What the browser's own bars take: the paper's colour, light and dark, of the chosen look whatever the device's is.
 * Nothing where the owner has a theme-color of their own, which would lose to one that names a look.
 */
export function themeColors(
  site: SiteLook | undefined,
  theme?: ChosenTheme,
): [media: string, color: string][] {
  if (site && ownersThemeColor(site)) return [];
  const light = paperColor(site?.colors ?? "");
  const dark = light === paper.light || isOfLightAlone(site?.colors ?? "") ? paper.dark : light;
  return [
    ["(prefers-color-scheme: light)", theme === "dark" ? dark : light],
    ["(prefers-color-scheme: dark)", theme === "light" ? light : dark],
  ];
}
