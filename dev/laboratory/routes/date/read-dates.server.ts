import { data } from "@remix-run/node";
import { formatsFor } from "~/i18n/format";
import type { GuardedArguments } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { defaultYears } from "~/ui/date-input/default-years.server";
import { readDate } from "~/ui/date-input/read-date.server";
import { wordRefusal } from "~/ui/rules/refusal";

/** The date that the form names in `which` is said as it goes over the wire, or refused with what was sent. */
export function readDates({ ctx, form, request }: GuardedArguments) {
  const { lang, translator } = ctx;
  const name = form.get("which") === "moment" ? "moment" : "day";
  const read = readDate(form, name, {
    lang,
    hasTime: name === "moment",
    required: true,
    years: defaultYears(lang),
  });
  if (read.refusal) {
    const { number } = formatsFor(lang);
    const error = wordRefusal(read.refusal, (key, params) => translator.say(key, params), number);
    return data({ [name]: { error, written: read.written } }, 400);
  }
  const flash = { type: "success", key: "lab.sent", params: { value: read.value ?? "" } } as const;
  return redirectTo(ctx, new URL(request.url).pathname, { flash });
}
