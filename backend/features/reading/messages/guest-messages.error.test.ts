import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { newId } from "../../../ports/ids";
import { staffOf } from "../../orders/staff.fixture";
import { findMessages, sendAsVisitor } from "./guest-messages.fixture";

const backend = provideTestBackend();
const desk = () => staffOf(backend(), "tickets.read", "tickets.reply", "tickets.manage");

it("who can't be reached is told so by the field, and nothing is kept", async () => {
  for (const contact of ["sara@example", "nobody at all", "12345", "a@b.example, c@d.example"]) {
    const { status, body } = await sendAsVisitor(backend(), { contact });
    expect([status, body.errors]).toEqual([400, { contact: ["login.bad_target"] }]);
  }
  expect((await sendAsVisitor(backend(), { body: "short" })).status).toBe(400);
  expect(await findMessages(await desk(), "")).toEqual([]);
  expect((await sendAsVisitor(backend(), { contact: "021-8888 7777" }, "fa")).status).toBe(200);
});

it("nobody is answered twice, nor where no e-mail was left", async () => {
  const staff = await desk();
  await sendAsVisitor(backend(), { contact: "09123456789", subject: "By phone" });
  const [phone] = await findMessages(staff, "q=By+phone");
  const answer = { body: "Yes." };
  const refused = await staff.post(`admin/messages/${phone}/answer`, answer);
  expect([refused.status, refused.body.msg]).toEqual([409, "guest_message.no_email"]);
  await sendAsVisitor(backend(), { subject: "By mail" });
  const [mail] = await findMessages(staff, "q=By+mail");
  expect((await staff.post(`admin/messages/${mail}/answer`, answer)).status).toBe(200);
  const again = await staff.post(`admin/messages/${mail}/answer`, answer);
  expect([again.status, again.body.msg]).toEqual([409, "guest_message.settled"]);
});

it("what there is not is not found", async () => {
  const staff = await desk();
  const id = newId();
  expect((await staff.get(`admin/messages/${id}`)).status).toBe(404);
  for (const verb of ["done", "answer", "remove"]) {
    expect((await staff.post(`admin/messages/${id}/${verb}`, { body: "Yes." })).status).toBe(404);
  }
});
