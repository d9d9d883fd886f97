import type { ShopLoadContext } from "~/api/client/load-context";
import { toPlacesView } from "~/features/address/places-view.server";
import type { RequestContext } from "~/request/context.server";
import { type AddressPart, placeId } from "~/ui/address/address-value";

/** The lists that are shown for what is chosen, and what is typed of the rest. */
export async function toAddressView(
  read: (name: string) => string | null,
  ctx: RequestContext,
  context: ShopLoadContext,
  shown: readonly AddressPart[],
) {
  const id = (name: string) => placeId(read(name) ?? "");
  const chosen = { country: id("country"), state: id("state"), city: id("city") };
  const selects = await toPlacesView(chosen, ctx, context);
  const places = selects.filter(({ name }) => shown.includes(name));
  const names: readonly string[] = places.map(({ name }) => name);
  return {
    places,
    /** A place whose list is not there is no part of the form: not every country has states. */
    shown: shown.filter((part) => !isPlace(part) || names.includes(part)),
    zip_code: read("zip_code") ?? "",
    street: read("street") ?? "",
  };
}

const isPlace = (part: AddressPart) => part === "country" || part === "state" || part === "city";
