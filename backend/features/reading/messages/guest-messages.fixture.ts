import type { TestBackend } from "../../../../tests/support/backend";
import type { Caller } from "../../orders/staff.fixture";

export const visitorsMessage = {
  name: "Sara",
  contact: "sara@example.com",
  subject: "Hours",
  body: "When are you open?",
};

/** What a visitor sends by the contact page. */
export function sendAsVisitor({ call }: Pick<TestBackend, "call">, over: object = {}, lang = "en") {
  return call("home/messages", {
    method: "POST",
    headers: { "Content-Type": "application/json", lang },
    body: JSON.stringify({ ...visitorsMessage, ...over }),
  });
}

/** The ids that the staff's list has for a search. */
export async function findMessages(desk: Caller, query: string): Promise<string[]> {
  const { body } = await desk.get(`admin/messages?${query}`);
  return body.data.map(({ id }: { id: string }) => id);
}
