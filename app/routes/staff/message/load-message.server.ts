import type { LoaderFunctionArgs } from "@remix-run/node";
import type { OpenedGuestMessage } from "#backend/contract/guest-message";
import { asLanguage, languages } from "#backend/contract/languages";
import { getMessage } from "~/api/reading.server";
import { constraintsOf } from "~/forms/constraints.server";
import { toLatinDigits } from "~/i18n/digits";
import { formatsFor } from "~/i18n/format";
import { may, requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { answerFields } from "./schema.server";

/** GET /staff/messages/{id}: what a visitor wrote, with what may be done about it. */
export async function loadMessage(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t, staff } = ctx;
  const message = await getMessage(ctx.api, args.params.id ?? "").catch(asPage(ctx));
  const { name, contact, subject, body, email, answer, at, done_at } = message;
  const { dateTime } = formatsFor(lang);
  const written = asLanguage(message.lang);
  const language = written ? languages[written].name : message.lang;
  const isNew = done_at === null;
  return {
    head: { title: subject, noindex: true },
    ...{ name, contact, body, answer, isNew, language },
    reach: linkTo(message),
    at: dateTime(at),
    doneAt: done_at && dateTime(done_at),
    state: t(isNew ? "guests.state.new" : "guests.state.answered"),
    hint: email && t("guests.answer_hint", { email, language }),
    can: {
      answer: isNew && email !== null && may(staff, "tickets.reply"),
      settle: isNew && may(staff, "tickets.reply"),
      remove: may(staff, "tickets.manage"),
    },
    constraints: constraintsOf(ctx, answerFields),
  };
}

/** What opens the mail program, or dials. */
function linkTo({ email, contact }: OpenedGuestMessage): string {
  return email
    ? `mailto:${encodeURI(email)}`
    : `tel:${toLatinDigits(contact).replace(/[^\d+]/g, "")}`;
}
