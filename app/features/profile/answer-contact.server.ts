import { proveContact, sendContactCode } from "~/api/profile.server";
import { apiErrors, type FormErrors } from "~/forms/parse.server";
import type { RequestContext } from "~/request/context.server";
import type { Flash } from "~/request/flash.server";
import { dialCountries } from "~/ui/phone/dial-countries.server";
import { joinPhone, plainNumber } from "~/ui/phone/phone-value";
import {
  forgetContactProgress,
  readContactProgress,
  saveContactProgress,
} from "./contact-progress.server";
import type { ContactInput } from "./contact-schema.server";

export interface ContactRequest {
  ctx: RequestContext;
  request: Request;
}

/** Whether the page shall be shown again as it stands now, or the contact is the reader's. */
export interface ContactOutcome {
  isProven: boolean;
  flash?: Flash;
}

/** Does what a button of the contact's part asks for. Throws the backend's ApiError where it refuses. */
export async function answerContact(
  { ctx, request }: ContactRequest,
  input: ContactInput,
): Promise<ContactOutcome> {
  const progress = readContactProgress(request);
  switch (input.intent) {
    case "contact.phone":
      return send(ctx, phoneOf(ctx, input.phone));
    case "contact.email":
      return send(ctx, input.email);
    case "contact.verify":
      return send(ctx, ownTarget(ctx, input.channel));
    case "contact.again":
      return progress ? send(ctx, progress.target) : { isProven: false };
    case "contact.prove":
      await proveContact(ctx.api, { challenge: progress?.challenge ?? "", code: input.code });
      forgetContactProgress(ctx);
      return { isProven: true, flash: { type: "success", key: "contact.proven" } };
    default:
      forgetContactProgress(ctx);
      return { isProven: false };
  }
}

async function send(ctx: RequestContext, typed: string): Promise<ContactOutcome> {
  const { target, masked, challenge } = await sendContactCode(ctx.api, typed);
  saveContactProgress(ctx, { target, masked, challenge });
  return { isProven: false };
}

/** As the backend reads phones: `+98 9121234567`. */
function phoneOf(ctx: RequestContext, typed: { country: string; number: string }): string {
  const number = plainNumber(typed.number);
  const country = dialCountries(ctx.lang).find(({ iso2 }) => iso2 === typed.country);
  return country ? joinPhone(country.dial, number) : number;
}

function ownTarget({ user }: RequestContext, channel: "sms" | "email"): string {
  if (!user.login) return "";
  return (channel === "sms" ? user.info.phone : user.info.email) ?? "";
}

/** Whether a form of a page with more of them is one of the contact's. */
export function isContactInput(input: { intent: string }): input is ContactInput {
  return input.intent.startsWith("contact.");
}

/** What the backend says of a target stands at the field that it was typed in. */
export function contactErrors(
  ctx: RequestContext,
  input: ContactInput,
  error: unknown,
): Required<FormErrors> {
  const { formErrors, fieldErrors } = apiErrors(ctx, error);
  const { target, ...others } = fieldErrors;
  if (!target) return { formErrors, fieldErrors };
  if (input.intent === "contact.phone") {
    return { formErrors, fieldErrors: { ...others, "phone.number": target } };
  }
  if (input.intent === "contact.email") {
    return { formErrors, fieldErrors: { ...others, email: target } };
  }
  return { formErrors: [...formErrors, ...target], fieldErrors: others };
}
