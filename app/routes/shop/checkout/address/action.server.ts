import type { Submission } from "@conform-to/react";
import { addAddress, changeAddress, removeAddress } from "~/api/addresses.server";
import { chooseInCheckout } from "~/api/checkout.server";
import { ApiError } from "~/api/client/api-error";
import type { ShopLoadContext } from "~/api/client/load-context";
import { apiErrors, parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/failures.server";
import { redirectTo } from "~/request/redirects.server";
import { requireUser } from "~/request/require-user.server";
import { currentCheckout } from "../open-checkout.server";
import { stepPath } from "../steps";
import { addressSchema } from "./schema.server";
import { missingPlace, toFormView } from "./to-address-page.server";
import { readWritten, toInput, type Written } from "./written.server";

/** `intent` says which: take a saved address, show a place's lists, save, or remove. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, addressSchema);
  if (submission.status !== "success") {
    if (submission.error?.intent) throw new Response(null, { status: 400 });
    return toErrorResponse(submission);
  }
  const input = submission.value;
  switch (input.intent) {
    case "address.choose":
      return choose(ctx, input.address_id);
    case "address.remove":
      return remove(ctx, input.edit);
    default: {
      const sent = { ctx, context: args.context, submission, read: textsIn(submission.payload) };
      return input.intent === "address.save" ? save(sent) : showPlace(sent);
    }
  }
});

/** An address as its form is sent. */
interface SentAddress {
  ctx: RequestContext;
  context: ShopLoadContext;
  submission: Submission<unknown>;
  /** The text of a field; null where none was sent. */
  read: (name: string) => string | null;
}

function textsIn(payload: Submission<unknown>["payload"]): SentAddress["read"] {
  return (name) => {
    const sent = payload[name];
    return typeof sent === "string" ? sent : null;
  };
}

/** Takes a saved address, and goes on. */
async function choose(ctx: RequestContext, id: string) {
  await chooseInCheckout(ctx.api, { address_id: id }).catch(asPage(ctx));
  return redirectTo(ctx, stepPath(ctx.lang, "shipping"));
}

/** Shows the lists of the chosen place; all that was typed stays, out of the address bar. */
async function showPlace({ ctx, context, submission, read }: SentAddress) {
  const { addresses } = await currentCheckout(ctx);
  const facts = { addresses, errors: missingPlace(read, ctx), isTyped: true };
  const form = await toFormView(readWritten(read), ctx, context, facts);
  return toErrorResponse(submission, {}, { form }, 200);
}

/** Keeps the address, takes it for this order, and goes on. */
async function save({ ctx, context, submission, read }: SentAddress) {
  const written = readWritten(read);
  try {
    const { id } = await send(ctx, written);
    await chooseInCheckout(ctx.api, { address_id: id });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) return asPage(ctx)(error);
    const { addresses } = await currentCheckout(ctx);
    const { formErrors, fieldErrors } = apiErrors(ctx, error);
    const errors = { ...fieldErrors, ...(formErrors.length > 0 && { address: formErrors }) };
    const facts = { addresses, errors, isTyped: true };
    const form = await toFormView(written, ctx, context, facts);
    return toErrorResponse(submission, { formErrors, fieldErrors }, { form });
  }
  return redirectTo(ctx, stepPath(ctx.lang, "shipping"));
}

/** Takes an address out of the book. */
async function remove(ctx: RequestContext, id: string) {
  await removeAddress(ctx.api, id).catch(asPage(ctx));
  const flash = { type: "success", key: "address.removed" } as const;
  return redirectTo(ctx, stepPath(ctx.lang, "address"), { flash });
}

function send({ api }: RequestContext, written: Written) {
  const input = toInput(written);
  return written.id ? changeAddress(api, written.id, input) : addAddress(api, input);
}
