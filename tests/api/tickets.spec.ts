import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { ticketList } from "#backend/contract/ticket";
import { demoTickets } from "#backend/db/seed/demo/demo-tickets";
import { tokenCookie } from "~/request/cookie-names";
import { ask } from "../support/ask";
import { logInByCalls } from "../support/log-in-by-calls";

const sessionOf = (token: string) => `${tokenCookie("session", false)}=${token}; lang=en`;

test("R-ROUTE-19[list] logged in, the tickets that the demo is seeded with are listed", async () => {
  const page = await ask("/user/tickets", { headers: { Cookie: sessionOf(await logInByCalls()) } });
  expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"]);
  for (const { subject } of demoTickets) expect(page.text).toContain(subject);
});

test("R-AUTH-13[tickets] without a session reading and posting lead to the login, and nothing is stored", async () => {
  const headers = { Authorization: await logInByCalls() };
  const count = async () =>
    ticketList.parse((await ask("/api/user/tickets", { headers })).json()).total;
  const before = await count();
  const body = new URLSearchParams({
    intent: "send",
    client_id: randomUUID(),
    department: "other",
    subject: "Nobody",
    body: "Nothing",
  }).toString();
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  for (const path of ["/user/tickets", "/user/tickets/new", "/user/tickets/100001"]) {
    expect((await ask(path)).headers.location, path).toBe("/login");
    const posted = await ask(path, { method: "POST", headers: form, body });
    expect(posted.headers.location, `POST ${path}`).toBe("/login");
  }
  expect(await count()).toBe(before);
});

test("a ticket of somebody else's, its news and its pictures are not found", async () => {
  const Cookie = sessionOf(await logInByCalls());
  for (const path of ["/user/tickets/1", "/user/tickets/1/news", "/user/tickets/1/pictures/x"]) {
    expect((await ask(path, { headers: { Cookie } })).status, path).toBe(404);
  }
});
