import sprite from "./icons.svg?url";

export type IconName =
  | "menu"
  | "search"
  | "heart"
  | "cart"
  | "user"
  | "close"
  | "chevron"
  | "filter"
  | "check"
  | "star"
  | "logout"
  | "clock"
  | "alert"
  | "undo"
  | "calendar";

interface IconProps {
  name: IconName;
  /** More classes: `icon-small`, `icon-mirror`. */
  look?: string;
}

/** A line drawing from the one sprite; words beside it or an `aria-label` around it say what it means. */
export function Icon({ name, look }: IconProps) {
  return (
    <svg className={look ? `icon ${look}` : "icon"} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The star of the arcade's tiles; only behind the hero, on empty states and on the receipt. */
export function Girih() {
  return (
    <svg className="girih" aria-hidden="true">
      <use href={`${sprite}#girih`} />
    </svg>
  );
}
