import sprite from "./icons.svg?url";

/** The icons that are registered (R-ICON-01). */
export const iconNames = [
  "menu",
  "search",
  "heart",
  "cart",
  "user",
  "close",
  "chevron",
  "filter",
  "check",
  "star",
  "logout",
  "clock",
  "alert",
  "undo",
  "calendar",
  "truck",
  "card",
  "share",
  "compare",
] as const;
export type IconName = (typeof iconNames)[number];

interface IconProps {
  name: IconName;
  /** More classes: `icon-small`, `icon-mirror`. */
  look?: string;
}

/** A line drawing from the one sprite; words beside it or an `aria-label` around it say what it means. An unknown one is nothing. */
export function Icon({ name, look }: IconProps) {
  if (!iconNames.includes(name)) return null;
  return (
    <svg className={look ? `icon ${look}` : "icon"} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The star of the arcade's tiles; only behind the hero, on empty states and on the receipt. */
export function Ornament() {
  return (
    <svg className="girih" aria-hidden="true">
      <use href={`${sprite}#girih`} />
    </svg>
  );
}
