import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { messages } from "#backend/db/tables/messages";
import { auditEntries } from "#backend/db/tables/staff";
import { provideTestBackend } from "../../../../tests/support/backend";
import { isMessageKind } from "../../messages/kinds";
import { renderMail } from "../../messages/render-message";
import { staffOf } from "../../orders/staff.fixture";
import { findMessages, sendAsVisitor } from "./guest-messages.fixture";

const backend = provideTestBackend();
const desk = () => staffOf(backend(), "tickets.read", "tickets.reply", "tickets.manage");
const hour = 3_600_000;

it("a visitor's message is kept once however often it is sent; the desk reads, settles and removes it", async () => {
  for (let time = 0; time < 7; time += 1) {
    expect((await sendAsVisitor(backend())).status).toBe(200);
  }
  const staff = await desk();
  const [id = "", ...more] = await findMessages(staff, "state=new&q=hours");
  expect(more).toEqual([]);
  const opened = await staff.get(`admin/messages/${id}`);
  expect(opened.body).toMatchObject({
    body: "When are you open?",
    email: "sara@example.com",
    done_at: null,
    answer: null,
  });
  await staff.post(`admin/messages/${id}/done`);
  expect((await staff.post(`admin/messages/${id}/done`)).status).toBe(200);
  expect(await findMessages(staff, "state=new")).toEqual([]);
  expect(await findMessages(staff, "state=answered")).toEqual([id]);
  const noted = await backend().shop.database.run((q) =>
    q.select().from(auditEntries).where(eq(auditEntries.entityId, id)),
  );
  expect(noted.map(({ action }) => action)).toEqual(["guest_message.done"]);
  await staff.post(`admin/messages/${id}/remove`);
  expect(await findMessages(staff, "")).toEqual([]);
});

it("the ones that wait come first, the oldest of them first; a page has twenty", async () => {
  for (let one = 0; one < 22; one += 1) {
    backend().clock.advance(hour);
    await sendAsVisitor(backend(), { subject: `Nr. ${one} ي`, contact: "۰۹۱۲۳۴۵۶۷۸۹" }, "fa");
  }
  const staff = await desk();
  const all = await findMessages(staff, "");
  expect(all).toHaveLength(20);
  const second = await findMessages(staff, "page=2");
  expect(second).toHaveLength(2);
  await staff.post(`admin/messages/${all[0]}/done`);
  expect((await findMessages(staff, "page=2")).at(-1)).toBe(all[0]);
  const { body } = await staff.get(`admin/messages?q=${encodeURIComponent("nr. 2 ی")}`);
  expect(body).toMatchObject({ total: 1, waiting: 21, data: [{ subject: "Nr. 2 ي" }] });
});

it("an answer goes to the e-mail that was left, in the visitor's language, each line of it a paragraph", async () => {
  backend().clock.advance(hour);
  const staff = await desk();
  await sendAsVisitor(backend(), { subject: "ساعت کار", contact: "Ali@Example.com" }, "fa");
  const [id] = await findMessages(staff, `q=${encodeURIComponent("ساعت کار")}`);
  const answer = "از ۹ تا ۵.\n\n<b>Fridays</b> closed.";
  expect((await staff.post(`admin/messages/${id}/answer`, { body: answer })).status).toBe(200);
  const [row] = await backend().shop.database.run((q) =>
    q.select().from(messages).where(eq(messages.target, "ali@example.com")),
  );
  expect(row).toMatchObject({ channel: "email", lang: "fa", kind: "guest.answered" });
  if (!row || !isMessageKind(row.kind)) throw new Error("No such message.");
  const name = { en: "Shop", fa: "فروشگاه", de: "Shop" };
  const mail = renderMail({ ...row, kind: row.kind }, { name, publicUrl: "https://shop.test" });
  expect(mail.html).toContain(">از ۹ تا ۵.</p>");
  expect(mail.html).toContain("&lt;b&gt;Fridays&lt;/b&gt; closed.");
  expect(mail.html).toContain('href="https://shop.test/fa/home/pages/contact"');
  expect(mail.subject).toContain("ساعت کار");
  const opened = await staff.get(`admin/messages/${id}`);
  expect(opened.body).toMatchObject({
    answer: answer.replace(/<(.+?)>/g, "&lt;$1&gt;"),
    done_at: expect.any(String),
  });
  const noted = await backend().shop.database.run((q) =>
    q
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(id))),
  );
  expect(noted.map(({ action }) => action)).toEqual(["guest_message.answer"]);
});
