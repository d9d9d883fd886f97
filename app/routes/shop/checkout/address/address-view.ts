import type { PlaceSelect } from "~/ui/address/place-selects";

/** A text of the form as its control is printed. */
export interface TextView {
  name: string;
  label: string;
  value: string;
  /** Characters. */
  max: number;
  hint?: string;
  error?: string;
  isOptional?: boolean;
  autoComplete?: string;
  inputMode?: "numeric" | "tel";
  /** Written from left to right in every language. */
  isLtr?: boolean;
  isHalf?: boolean;
  /** Several lines. */
  isLong?: boolean;
}

export interface AddressFormView {
  title: string;
  /** The address that is rewritten; none for a new one. */
  id?: string;
  /** Names a new one, so that sending it twice makes one (decisions 11). */
  opId: string;
  places: PlaceSelect[];
  /** The place is known, so that the rest can be asked. */
  isPlaced: boolean;
  /** There is something typed that must not be lost, and must not get into an address bar. */
  isTyped: boolean;
  texts: TextView[];
  /** Whether it may be made the default one; `on` where it was ticked. */
  makeDefault?: "on" | "off";
  mistakes: { id?: string; label?: string; text: string }[];
}

/** One of the saved addresses. */
export interface SavedView {
  id: string;
  name: string;
  isDefault: boolean;
  lines: string[];
  /** `+98 9121234567`. */
  phone: string;
}

export type AddressPageView =
  | { saved: SavedView[]; chosen?: string; error?: string; form?: undefined }
  | { saved?: undefined; form: AddressFormView; hasSaved: boolean };
