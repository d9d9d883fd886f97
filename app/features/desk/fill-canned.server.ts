import type { CannedAnswer, DeskTicket } from "#backend/contract/desk";
import { spokenLanguage } from "#backend/contract/languages";
import { messages } from "~/i18n/messages";

/**
 * A canned answer for a ticket: in the customer's language, else in any that it has. Who has given no name is greeted as
 * a customer; an order that nobody named stands as nothing. What is put in is never read for places again.
 */
export function fillCanned(
  { body }: Pick<CannedAnswer, "body">,
  { lang, customer, code, order }: Pick<DeskTicket, "lang" | "customer" | "code" | "order">,
): string {
  const written = body[lang] ? lang : (Object.keys(body).find((other) => body[other]) ?? lang);
  const nameless = messages[spokenLanguage(written)]["desk.canned.nameless"];
  const known: Record<string, string> = {
    name: customer.name?.trim() || nameless,
    code: String(code),
    order: order?.number ?? "",
  };
  const text = body[written] ?? "";
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => known[name] ?? place);
}
