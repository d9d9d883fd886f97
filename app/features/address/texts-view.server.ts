import type { Country } from "#backend/contract/address";
import type { FieldShape } from "~/forms/constraints";
import { constraintsOf } from "~/forms/constraints.server";
import type { RequestContext } from "~/request/context.server";
import { addressFields } from "./address-fields.server";
import type { TextName, Written } from "./written";

type Translate = RequestContext["t"];

/** How a text of the form is asked for. */
interface Look {
  label: string;
  hint?: string;
  isOptional?: boolean;
  autoComplete?: string;
  inputMode?: "numeric" | "tel";
  /** Written from left to right in every language. */
  isLtr?: boolean;
  isHalf?: boolean;
  /** Several lines. */
  isLong?: boolean;
}

type NamedLook = [name: TextName, look: Look];

/** A text of the form as its control is printed. */
export type TextView = ReturnType<typeof toTextsView>["texts"][number];

/** What is asked of an address in words, in the order and the words of its country; its city apart. */
export function toTextsView(
  { texts }: Written,
  { iso2, has_states }: Country,
  t: Translate,
  errors: Partial<Record<TextName, string>>,
) {
  const looks = looksIn(iso2, t);
  const constraints = constraintsOf({ t }, addressFields);
  const toView = ([name, look]: NamedLook) => {
    const isOptional = look.isOptional ?? !constraints[name].required;
    const shape = name === "zip_code" ? zipShapeIn(regionOf(iso2), t) : undefined;
    const constraint = { ...constraints[name], required: !isOptional, ...(shape && { shape }) };
    return { name, ...look, isOptional, constraint, value: texts[name], error: errors[name] };
  };
  const city: Look = {
    label: t(has_states ? "address.city" : "address.city_other"),
    autoComplete: "shipping address-level2",
    isHalf: true,
  };
  return { city: toView(["city_text", city]), texts: looks.map(toView) };
}

/** The countries whose addresses the shop knows in particular. */
const regions: Partial<Record<string, Region>> = { IR: "ir", US: "us", DE: "de" };
type Region = "ir" | "us" | "de" | "other";

const regionOf = (iso2: string): Region => regions[iso2] ?? "other";

function looksIn(iso2: string, t: Translate): NamedLook[] {
  const region = regionOf(iso2);
  return [
    [
      "recipient_name",
      { label: t("address.recipient_name"), autoComplete: "shipping name", isHalf: true },
    ],
    [
      "recipient_phone",
      {
        label: t("address.recipient_phone"),
        hint: t(`address.phone_hint_${region}`),
        autoComplete: "shipping tel",
        inputMode: "tel",
        isLtr: true,
        isHalf: true,
      },
    ],
    [
      "street",
      {
        label: region === "ir" ? t("address.street_ir") : t("address.street"),
        autoComplete: "shipping street-address",
        isLong: true,
      },
    ],
    ...numbersIn(region, t),
    ["zip_code", zipIn(region, t)],
    [
      "title",
      {
        label: t("address.title"),
        hint: t("address.title_hint"),
        isHalf: true,
        autoComplete: "off",
      },
    ],
  ];
}

/** Iran's addresses name the door and the flat apart from the street. */
function numbersIn(region: Region, t: Translate): NamedLook[] {
  const half = { isHalf: true, autoComplete: "off" };
  if (region !== "ir") {
    const label = region === "us" ? t("address.unit_us") : t("address.unit");
    return [["unit", { ...half, label, autoComplete: "shipping address-line2" }]];
  }
  return [
    ["plate", { ...half, label: t("address.plate") }],
    ["unit", { ...half, label: t("address.unit") }],
  ];
}

function zipIn(region: Region, t: Translate): Look {
  const zip: Look = {
    label: region === "us" ? t("address.zip_us_label") : t("address.zip"),
    autoComplete: "shipping postal-code",
    isLtr: true,
    isHalf: true,
  };
  if (region === "other") return zip;
  return { ...zip, isOptional: false, hint: t(`address.zip_hint_${region}`), inputMode: "numeric" };
}

/** How many digits, of whatever script: ten in Iran, five or nine in the USA, five in Germany (domain 4.10). */
const zipPatterns = {
  ir: String.raw`^(\P{Nd}*\p{Nd}){10}\P{Nd}*$`,
  us: String.raw`^(\P{Nd}*\p{Nd}){5}((\P{Nd}*\p{Nd}){4})?\P{Nd}*$`,
  de: String.raw`^(\P{Nd}*\p{Nd}){5}\P{Nd}*$`,
};

function zipShapeIn(region: Region, t: Translate): FieldShape | undefined {
  if (region === "other") return undefined;
  return { pattern: zipPatterns[region], text: t(`address.zip_${region}`) };
}
