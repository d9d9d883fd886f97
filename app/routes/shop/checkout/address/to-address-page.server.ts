import type { Address } from "#backend/contract/address";
import type { Checkout } from "#backend/contract/checkout";
import type { ShopLoadContext } from "~/api/client/load-context";
import { countryOf, toPlacesView } from "~/features/address/places-view.server";
import { printAddress, shortAddress } from "~/features/address/print-address.server";
import { printPhone } from "~/features/address/print-phone.server";
import type { RequestContext } from "~/request/context.server";
import { notFound } from "~/request/require-locale.server";
import { toTextsView } from "./texts-view.server";
import {
  readPlace,
  type TextName,
  textNames,
  type Written,
  writeNew,
  writeSaved,
} from "./written.server";

export type AddressPageView = Awaited<ReturnType<typeof toAddressPage>>;

/** What the page asks by its address: one of the saved ones, a new one (`?new=1`), or another text of one (`?edit=`). */
export async function toAddressPage(
  checkout: Checkout,
  ctx: RequestContext,
  context: ShopLoadContext,
  search: URLSearchParams,
) {
  const { addresses } = checkout;
  const edited = search.get("edit");
  if (addresses.length > 0 && !search.has("new") && !edited) return savedPage(checkout, ctx);
  const address = addresses.find(({ id }) => id === edited);
  if (edited && !address) throw notFound();
  const written = address ? writeSaved(address) : writeNew(ctx.user);
  const place = search.has("country") ? readPlace((name) => search.get(name)) : {};
  const errors = missingPlace((name) => search.get(name), ctx);
  const form = await toFormView({ ...written, ...place }, ctx, context, { addresses, errors });
  return { form, hasSaved: addresses.length > 0, saved: undefined };
}

function savedPage({ addresses, address }: Checkout, ctx: RequestContext) {
  const standing = address ?? addresses.find(({ is_default }) => is_default);
  return {
    saved: addresses.map((one) => toSaved(one, ctx)),
    chosen: standing?.id,
    form: undefined,
  };
}

/** One of the saved addresses. */
export type SavedView = ReturnType<typeof toSaved>;

function toSaved(address: Address, ctx: RequestContext) {
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
  read: (name: string) => string | null,
  { t }: Pick<RequestContext, "t">,
): Record<string, string[]> {
  const empty = ["state", "city"].filter((name) => read(name) === "");
  return Object.fromEntries(empty.map((name) => [`${name}_id`, [t("address.place_missing")]]));
}

interface FormFacts {
  addresses: readonly Address[];
  /** By the contract's names of the fields, in the reader's language. */
  errors?: Record<string, string[]>;
  isTyped?: boolean;
}

export type AddressFormView = Awaited<ReturnType<typeof toFormView>>;

/** The form as it stands, with its mistakes beside their fields and together at its head. */
export async function toFormView(
  written: Written,
  ctx: Pick<RequestContext, "lang" | "t">,
  context: ShopLoadContext,
  { addresses, errors = {}, isTyped = false }: FormFacts,
) {
  const { t } = ctx;
  const country = await countryOf(written, ctx.lang, context);
  const place = { ...written, country: country.id };
  const { selects, isPlaced } = await toPlacesView(place, ctx, context, {
    country: errors.country_id?.[0],
    state: errors.state_id?.[0],
    city: errors.city_id?.[0],
  });
  const texts = toTextsView(written, country, t, pickTexts(errors));
  const isStanding = addresses.some(({ id, is_default }) => id === written.id && is_default);
  return {
    title: written.id ? t("checkout.address_edit_title") : t("checkout.address_new_title"),
    id: written.id,
    /** Names a new one, so that sending it twice makes one (decisions 11). */
    opId: written.opId,
    places: selects,
    /** The place is known, so that the rest can be asked. */
    isPlaced,
    /** There is something typed that must not be lost, and must not get into an address bar. */
    isTyped,
    texts,
    /** Whether it may be made the default one; `on` where it was ticked. */
    makeDefault:
      addresses.length === 0 || isStanding
        ? undefined
        : written.isDefault
          ? ("on" as const)
          : ("off" as const),
    mistakes: [
      ...(errors.address ?? []).map((text) => ({ text })),
      ...[...selects, ...texts].flatMap(({ name, label, error }) =>
        error ? [{ id: name, label, text: error }] : [],
      ),
    ],
  };
}

function pickTexts(errors: Record<string, string[]>): Partial<Record<TextName, string>> {
  return Object.fromEntries(textNames.map((name) => [name, errors[name]?.[0]]));
}
