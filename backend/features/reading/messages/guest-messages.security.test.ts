import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { staffOf } from "../../orders/staff.fixture";
import { findMessages, sendAsVisitor } from "./guest-messages.fixture";

const backend = provideTestBackend();

it("a network sends twenty different messages an hour", async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1) {
    statuses.push((await sendAsVisitor(backend(), { subject: `No. ${time}` })).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(statuses[20]).toBe(429);
});

it("who may read doesn't answer, and who answers doesn't remove; others read nothing", async () => {
  backend().clock.advance(7_200_000);
  await sendAsVisitor(backend(), { subject: "For the desk alone" });
  const reader = await staffOf(backend(), "tickets.read");
  const [id] = await findMessages(reader, "q=desk+alone");
  const answer = { body: "Yes." };
  expect((await reader.post(`admin/messages/${id}/answer`, answer)).status).toBe(403);
  expect((await reader.post(`admin/messages/${id}/done`)).status).toBe(403);
  const replier = await staffOf(backend(), "tickets.read", "tickets.reply");
  expect((await replier.post(`admin/messages/${id}/remove`)).status).toBe(403);
  const writer = await staffOf(backend(), "content.write");
  expect((await writer.get("admin/messages")).status).toBe(403);
  expect((await writer.get(`admin/messages/${id}`)).status).toBe(403);
  expect((await backend().call("admin/messages")).status).toBe(401);
});
