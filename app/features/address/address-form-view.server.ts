import type { Address } from "#backend/contract/address";
import type { ShopLoadContext } from "~/api/client/load-context";
import { notFound, type RequestContext } from "~/request/context.server";
import { countryOf, toPlacesView } from "./places-view.server";
import { toTextsView } from "./texts-view.server";
import { readPlace, type TextName, textNames, type Written } from "./written";
import { writeNew, writeSaved } from "./written.server";

interface AskedForm {
  addresses: readonly Address[];
  /** Of the page: `edit` names one of the addresses, `country` and what follows it a place that was chosen. */
  search: URLSearchParams;
}

/** The form that a page's address asks for: a new one, or one of the addresses. A 404 for anybody else's. */
export async function openAddressForm(
  ctx: RequestContext,
  context: ShopLoadContext,
  { addresses, search }: AskedForm,
) {
  const edited = search.get("edit");
  const address = addresses.find(({ id }) => id === edited);
  if (edited && !address) throw notFound();
  const written = address ? writeSaved(address) : writeNew(ctx.user);
  const place = search.has("country") ? readPlace((name) => search.get(name)) : {};
  const errors = missingPlace((name) => search.get(name), ctx);
  return toFormView({ ...written, ...place }, ctx, context, { addresses, errors });
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
}

export type AddressFormView = Awaited<ReturnType<typeof toFormView>>;

/** The form as it stands, with its mistakes beside their fields and together at its head. */
export async function toFormView(
  written: Written,
  ctx: Pick<RequestContext, "lang" | "t">,
  context: ShopLoadContext,
  { addresses, errors = {} }: FormFacts,
) {
  const { t } = ctx;
  const country = await countryOf(written, ctx.lang, context);
  const typedCity = written.city ? undefined : written.texts.city_text;
  const place = { ...written, country: country.id, typedCity };
  const selects = await toPlacesView(place, ctx, context, {
    country: errors.country_id?.[0],
    state: errors.state_id?.[0],
    city: errors.city_id?.[0] ?? errors.city_text?.[0],
  });
  const asked = toTextsView(written, country, t, pickTexts(errors));
  const hasCities = selects.some(({ name }) => name === "city");
  const city = hasCities ? undefined : asked.city;
  const texts = city ? [city, ...asked.texts] : asked.texts;
  const standing = addresses.find(({ id }) => id === written.id);
  const isStanding = standing?.is_default === true;
  return {
    id: written.id,
    /** Of the address that is rewritten, as it stands. */
    version: standing?.version,
    /** Names a new one, so that sending it twice makes one (decisions 11). */
    opId: written.opId,
    places: selects,
    /** Asked for in words where no list of them is there. */
    city,
    texts: asked.texts,
    constraints: Object.fromEntries(texts.map(({ name, constraint }) => [name, constraint])),
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
