import { data } from "@remix-run/node";
import { apiErrors } from "~/forms/parse.server";
import type { GuardedArguments } from "~/request/action.server";
import { saySent } from "./lab-action.server";

/** Sends one field to the backend, and says what it answered, or beside the field why not. */
export async function sendField(
  args: GuardedArguments,
  name: string,
  send: (value: string) => Promise<{ data: unknown }>,
) {
  const value = String(args.form.get(name) ?? "").trim();
  const typed: Record<string, string> = { [name]: value };
  if (!value) return data({ typed, errors: { [name]: args.ctx.t("required_error") } }, 400);
  try {
    const answer = await send(value);
    return saySent(args, answer.data);
  } catch (error) {
    const [text = ""] = apiErrors(args.ctx, error).formErrors;
    return data({ typed, errors: { [name]: text } }, 400);
  }
}
