import { data } from "@remix-run/node";
import { addAddress, changeAddress, removeAddress } from "~/api/addresses.server";
import { ApiError } from "~/api/answer";
import { chooseInCheckout } from "~/api/checkout.server";
import type { ShopLoadContext } from "~/api/load-context";
import { asPage } from "~/request/failures.server";
import { redirectTo } from "~/request/redirects.server";
import { sayRefusal } from "~/request/refuse-form.server";
import type { Shop } from "~/request/shop.server";
import { ownCheckout } from "../open-checkout.server";
import { stepPath } from "../steps";
import type { AddressFormView } from "./address-view";
import { missingPlace, toFormView } from "./to-address-page.server";
import { readWritten, toInput, type Written } from "./written.server";

/** What a posted form brings back: itself, with what was typed; or the choice that can't be kept. */
export type Refused =
  | { form: AddressFormView; error?: undefined }
  | { form?: undefined; error: string };

/** Takes a saved address, and goes on. */
export async function choose(shop: Shop, id: string) {
  if (!id) return data<Refused>({ error: shop.t("checkout.address_missing") }, 400);
  await chooseInCheckout(shop.door, { address_id: id }).catch(asPage(shop));
  return redirectTo(shop, stepPath(shop.lang, "shipping"));
}

/** Shows the lists of the chosen place; all that was typed stays, out of the address bar. */
export async function showPlace(shop: Shop, context: ShopLoadContext, form: FormData) {
  const { addresses } = await ownCheckout(shop);
  const errors = missingPlace((name) => form.get(name), shop);
  const facts = { addresses, errors, isTyped: true };
  const view = await toFormView(readWritten(form), shop, context, facts);
  return data<Refused>({ form: view });
}

/** Keeps the address, takes it for this order, and goes on. */
export async function save(shop: Shop, context: ShopLoadContext, form: FormData) {
  const written = readWritten(form);
  try {
    const { id } = await send(shop, written);
    await chooseInCheckout(shop.door, { address_id: id });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) return asPage(shop)(error);
    return refuse(shop, context, written, error);
  }
  return redirectTo(shop, stepPath(shop.lang, "shipping"));
}

/** Takes an address out of the book. */
export async function remove(shop: Shop, id: string) {
  await removeAddress(shop.door, id).catch(asPage(shop));
  const flash = { type: "success", key: "address.removed" } as const;
  return redirectTo(shop, stepPath(shop.lang, "address"), { flash });
}

function send({ door }: Shop, written: Written) {
  const input = toInput(written);
  return written.id ? changeAddress(door, written.id, input) : addAddress(door, input);
}

async function refuse(shop: Shop, context: ShopLoadContext, written: Written, refusal: ApiError) {
  const { addresses } = await ownCheckout(shop);
  const { error, errors } = sayRefusal(shop, refusal);
  const view = await toFormView(written, shop, context, {
    addresses,
    errors: error ? { address: error } : errors,
    isTyped: true,
  });
  return data<Refused>({ form: view }, 400);
}
