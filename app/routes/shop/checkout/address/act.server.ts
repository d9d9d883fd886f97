import { data } from "@remix-run/node";
import { addAddress, changeAddress, removeAddress } from "~/api/addresses.server";
import { chooseInCheckout } from "~/api/checkout.server";
import { ApiError } from "~/api/client/api-error";
import type { ShopLoadContext } from "~/api/client/load-context";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/failures.server";
import { redirectTo } from "~/request/redirects.server";
import { sayRefusal } from "~/request/refuse-form.server";
import { currentCheckout } from "../open-checkout.server";
import { stepPath } from "../steps";
import type { AddressFormView } from "./to-address-page.server";
import { missingPlace, toFormView } from "./to-address-page.server";
import { readWritten, toInput, type Written } from "./written.server";

/** What a posted form brings back: itself, with what was typed; or the choice that can't be kept. */
export type Refused =
  | { form: AddressFormView; error?: undefined }
  | { form?: undefined; error: string };

/** Takes a saved address, and goes on. */
export async function choose(ctx: RequestContext, id: string) {
  if (!id) return data<Refused>({ error: ctx.t("checkout.address_missing") }, 400);
  await chooseInCheckout(ctx.api, { address_id: id }).catch(asPage(ctx));
  return redirectTo(ctx, stepPath(ctx.lang, "shipping"));
}

/** Shows the lists of the chosen place; all that was typed stays, out of the address bar. */
export async function showPlace(ctx: RequestContext, context: ShopLoadContext, form: FormData) {
  const { addresses } = await currentCheckout(ctx);
  const errors = missingPlace((name) => form.get(name), ctx);
  const facts = { addresses, errors, isTyped: true };
  const view = await toFormView(readWritten(form), ctx, context, facts);
  return data<Refused>({ form: view });
}

/** Keeps the address, takes it for this order, and goes on. */
export async function save(ctx: RequestContext, context: ShopLoadContext, form: FormData) {
  const written = readWritten(form);
  try {
    const { id } = await send(ctx, written);
    await chooseInCheckout(ctx.api, { address_id: id });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) return asPage(ctx)(error);
    return refuse(ctx, context, written, error);
  }
  return redirectTo(ctx, stepPath(ctx.lang, "shipping"));
}

/** Takes an address out of the book. */
export async function remove(ctx: RequestContext, id: string) {
  await removeAddress(ctx.api, id).catch(asPage(ctx));
  const flash = { type: "success", key: "address.removed" } as const;
  return redirectTo(ctx, stepPath(ctx.lang, "address"), { flash });
}

function send({ api }: RequestContext, written: Written) {
  const input = toInput(written);
  return written.id ? changeAddress(api, written.id, input) : addAddress(api, input);
}

async function refuse(
  ctx: RequestContext,
  context: ShopLoadContext,
  written: Written,
  refusal: ApiError,
) {
  const { addresses } = await currentCheckout(ctx);
  const { error, errors } = sayRefusal(ctx, refusal);
  const view = await toFormView(written, ctx, context, {
    addresses,
    errors: error ? { address: error } : errors,
    isTyped: true,
  });
  return data<Refused>({ form: view }, 400);
}
