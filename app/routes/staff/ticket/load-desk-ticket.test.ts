import { expect, it, onTestFinished, vi } from "vitest";
import type { DeskTicket } from "#backend/contract/desk";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { staffCookie } from "~/request/cookie-names";
import { loadDeskTicket } from "./load-desk-ticket.server";

const readAt = "2026-01-01T10:00:00.000Z";

const ticket: DeskTicket = {
  ...{ code: 7, department: "order", subject: "Late", state: "open", priority: "normal" },
  ...{ created_at: readAt, last_message_at: readAt, last_by: "user", unread: 0, unread_staff: 0 },
  ...{ order: null, product: null, follows: null, followed_by: null, merged_into: null },
  ...{ rating: null, closed_at: null, first_answered_at: null, assigned: null, version: 1 },
  ...{ messages: [], earlier: false, orders: [], others: [], events: [], colleagues: [] },
  customer: { name: "Sara", phone: null, email: null, since: readAt },
  lang: "en",
  read_at: readAt,
};

const staff = {
  ...{ id: "1", name: "Mina", email: null, lang: null, proven: true, factors: [] },
  ...{ permissions: ["tickets.read"], recovery_left: 0 },
};

/** The page's data, of a backend that has this ticket. */
function load() {
  const { context } = fakeContext();
  const answers = new Map<string, object>([
    ["/api/staff/me", staff],
    ["/api/admin/tickets/7", ticket],
  ]);
  const api = async (request: Request) => {
    const answer = answers.get(new URL(request.url).pathname);
    return answer ? Response.json(answer) : new Response(null, { status: 500 });
  };
  const request = fakeRequest("/staff/tickets/7", {
    Cookie: `${staffCookie.nameOf(true)}=${"t".repeat(43)}`,
  });
  return loadDeskTicket({ request, context: { ...context, api }, params: { code: "7" } });
}

it("dates the page by the backend's clock, not by a process's own that is ahead", async () => {
  vi.useFakeTimers({ now: Date.parse(readAt) + 4 * 60_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  expect((await load()).since).toBe(readAt);
});
