import type { Submission } from "@conform-to/react";
import type { Address } from "#backend/contract/address";
import { addAddress, changeAddress } from "~/api/addresses.server";
import { ApiError } from "~/api/client/api-error";
import type { ShopLoadContext } from "~/api/client/load-context";
import { apiErrors, toErrorResponse } from "~/forms/parse.server";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { missingPlace, toFormView } from "./address-form-view.server";
import { readWritten, toInput, type Written } from "./written";

/** An address as its form is sent. */
export interface SentAddress {
  ctx: RequestContext;
  context: ShopLoadContext;
  submission: Submission<unknown>;
  /** Those that the reader has, asked where the form is shown again. */
  readAddresses: () => Promise<readonly Address[]>;
}

/** Shows the lists of the chosen place, its cities too; all else that was typed stays, out of the address bar. */
export async function showPlace(sent: SentAddress) {
  const { ctx, context, submission } = sent;
  const read = textsIn(submission.payload);
  const addresses = await sent.readAddresses();
  const facts = { addresses, errors: missingPlace(read, ctx) };
  const written = readWritten(read);
  const texts = { ...written.texts, city_text: "" };
  const form = await toFormView({ ...written, texts }, ctx, context, facts);
  return toErrorResponse(submission, {}, { form }, 200);
}

/** Keeps the address; `take` answers what follows. What is wrong with it comes back with the form. */
export async function saveAddress(
  sent: SentAddress,
  take: (address: Address) => Promise<Response>,
) {
  const { ctx, context, submission } = sent;
  const written = readWritten(textsIn(submission.payload));
  try {
    return await take(await send(ctx, written));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) return asPage(ctx)(error);
    const addresses = await sent.readAddresses();
    const { formErrors, fieldErrors } = apiErrors(ctx, error);
    const errors = { ...fieldErrors, ...(formErrors.length > 0 && { address: formErrors }) };
    const facts = { addresses, errors };
    const form = await toFormView(written, ctx, context, facts);
    return toErrorResponse(submission, { formErrors, fieldErrors }, { form });
  }
}

function send({ api }: RequestContext, written: Written) {
  const input = toInput(written);
  return written.id ? changeAddress(api, written.id, input) : addAddress(api, input);
}

/** The text of a field; null where none was sent. */
function textsIn(payload: Submission<unknown>["payload"]) {
  return (name: string): string | null => {
    const sent = payload[name];
    return typeof sent === "string" ? sent : null;
  };
}
