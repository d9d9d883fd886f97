import type { Address } from "#backend/contract/address";
import type { Checkout } from "#backend/contract/checkout";
import type { ShopLoadContext } from "~/api/client/load-context";
import { countryOf, toPlacesView } from "~/features/address/places-view.server";
import { printAddress, shortAddress } from "~/features/address/print-address.server";
import { printPhone } from "~/features/address/print-phone.server";
import type { RequestContext } from "~/request/context.server";
import { notFound } from "~/request/require-locale.server";
import type { AddressFormView, AddressPageView, SavedView } from "./address-view";
import { toTextsView } from "./texts-view.server";
import {
  readPlace,
  type TextName,
  textNames,
  type Written,
  writeNew,
  writeSaved,
} from "./written.server";

/** What the page asks by its address: one of the saved ones, a new one (`?new=1`), or another text of one (`?edit=`). */
export async function toAddressPage(
  checkout: Checkout,
  ctx: RequestContext,
  context: ShopLoadContext,
  search: URLSearchParams,
): Promise<AddressPageView> {
  const { addresses } = checkout;
  const edited = search.get("edit");
  if (addresses.length > 0 && !search.has("new") && !edited) return savedPage(checkout, ctx);
  const address = addresses.find(({ id }) => id === edited);
  if (edited && !address) throw notFound();
  const written = address ? writeSaved(address) : writeNew(ctx.user);
  const place = search.has("country") ? readPlace((name) => search.get(name)) : {};
  const errors = missingPlace((name) => search.get(name), ctx);
  const form = await toFormView({ ...written, ...place }, ctx, context, { addresses, errors });
  return { form, hasSaved: addresses.length > 0 };
}

function savedPage({ addresses, address }: Checkout, ctx: RequestContext): AddressPageView {
  const standing = address ?? addresses.find(({ is_default }) => is_default);
  return { saved: addresses.map((one) => toSaved(one, ctx)), chosen: standing?.id };
}

function toSaved(address: Address, ctx: RequestContext): SavedView {
  return {
    id: address.id,
    name: address.title ?? shortAddress(address, ctx.lang),
    isDefault: address.is_default,
    lines: printAddress(address, ctx),
    phone: printPhone(address.recipient_phone, ctx.lang),
  };
}

/** What a list that was sent with nothing chosen is answered, by the contract's name of its field. */
export function missingPlace(
  read: (name: string) => FormDataEntryValue | null,
  { t }: Pick<RequestContext, "t">,
): Record<string, string> {
  const empty = ["state", "city"].filter((name) => read(name) === "");
  return Object.fromEntries(empty.map((name) => [`${name}_id`, t("address.place_missing")]));
}

interface FormFacts {
  addresses: readonly Address[];
  /** By the contract's names of the fields, in the reader's language. */
  errors?: Record<string, string>;
  isTyped?: boolean;
}

/** The form as it stands, with its mistakes beside their fields and together at its head. */
export async function toFormView(
  written: Written,
  ctx: Pick<RequestContext, "lang" | "t">,
  context: ShopLoadContext,
  { addresses, errors = {}, isTyped = false }: FormFacts,
): Promise<AddressFormView> {
  const { t } = ctx;
  const country = await countryOf(written, ctx.lang, context);
  const place = { ...written, country: country.id };
  const { selects, isPlaced } = await toPlacesView(place, ctx, context, {
    country: errors.country_id,
    state: errors.state_id,
    city: errors.city_id,
  });
  const texts = toTextsView(written, country, t, pickTexts(errors));
  const isStanding = addresses.some(({ id, is_default }) => id === written.id && is_default);
  return {
    title: written.id ? t("checkout.address_edit_title") : t("checkout.address_new_title"),
    id: written.id,
    opId: written.opId,
    places: selects,
    isPlaced,
    isTyped,
    texts,
    makeDefault:
      addresses.length === 0 || isStanding ? undefined : written.isDefault ? "on" : "off",
    mistakes: [
      ...(errors.address ? [{ text: errors.address }] : []),
      ...[...selects, ...texts].flatMap(({ name, label, error }) =>
        error ? [{ id: name, label, text: error }] : [],
      ),
    ],
  };
}

function pickTexts(errors: Record<string, string>): Partial<Record<TextName, string>> {
  return Object.fromEntries(textNames.map((name) => [name, errors[name]]));
}
