import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { reviewList, staffReview, staffReviewList } from "../../../contract/reviews";
import { auditEntries } from "../../../db/tables/staff";
import { newId } from "../../../ports/ids";
import { staffOf } from "../../orders/staff.fixture";
import { aReview, aReviewer, letIn, reviewRows, someProducts } from "../reviews.fixture";

const backend = provideTestBackend();
const moderator = () => staffOf(backend(), "content.write");

async function shown(code: number, query = "") {
  const { body } = await backend().call(`products/${code}/reviews${query}`);
  return reviewList.parse(body);
}

/** A review of somebody new, by its row. */
async function written(code: number, over: object = {}) {
  const shopper = await aReviewer(backend(), code);
  await shopper.post(shopper.path, aReview(over));
  const [row] = await reviewRows(backend(), shopper.userId);
  return { shopper, id: row?.id ?? "", version: row?.version ?? 0 };
}

it("domain 4.2 what is let in is read by everybody: without a name where its writer wants none, with the shop's answer", async () => {
  const staff = await moderator();
  const [code = 0] = await someProducts(backend(), 1);
  const named = await written(code);
  const nameless = await written(code, { anonymous: true, title: null, stars: 3 });
  for (const { shopper } of [named, nameless]) await letIn(staff, backend(), shopper.userId);
  const body = "Thank you. The lid is sold on its own, too.";
  const replied = await staff.post(`admin/reviews/${named.id}/reply`, {
    version: 2,
    lang: "en",
    body: `  ${body}  `,
  });
  expect(staffReview.parse(replied.body)).toMatchObject({
    version: 3,
    reply: { body, lang: "en" },
  });
  const { data } = await shown(code);
  expect(data.find(({ id }) => id === named.id)).toMatchObject({
    name: "Mina",
    lang: "fa",
    reply: { body, lang: "en", at: backend().clock.now().toISOString() },
  });
  expect(data.find(({ id }) => id === nameless.id)).toMatchObject({
    name: null,
    title: null,
    stars: 3,
    reply: null,
  });
  const taken = { version: 3, lang: "en", body: null };
  await staff.post(`admin/reviews/${named.id}/reply`, taken);
  const { data: after } = await shown(code);
  expect(after.find(({ id }) => id === named.id)?.reply).toBeNull();
});

it("domain 4.2 what is let in and written anew waits again, with the answer still below it", async () => {
  const staff = await moderator();
  const [, code = 0] = await someProducts(backend(), 2);
  const { shopper, id } = await written(code);
  await letIn(staff, backend(), shopper.userId);
  await staff.post(`admin/reviews/${id}/reply`, { version: 2, lang: "fa", body: "سپاس" });
  expect((await shown(code)).total).toBe(1);
  const again = await shopper.post(
    shopper.path,
    aReview({ stars: 1, body: "It broke on Monday." }),
  );
  expect(again.body).toMatchObject({ status: "pending" });
  expect(await shown(code)).toMatchObject({ data: [], total: 0, average: null });
  await letIn(staff, backend(), shopper.userId);
  expect((await shown(code)).data).toMatchObject([
    { id, stars: 1, body: "It broke on Monday.", reply: { body: "سپاس", lang: "fa" } },
  ]);
});

it("the list is in the order that is asked for, ten on a page", async () => {
  const staff = await moderator();
  const [, , code = 0] = await someProducts(backend(), 3);
  const stars = [3, 5, 1, 5, 2, 4, 1, 3, 5, 2, 4, 3];
  for (const one of stars) {
    backend().clock.advance(60_000);
    const { shopper } = await written(code, { stars: one });
    await letIn(staff, backend(), shopper.userId);
  }
  const starsOf = async (query: string) =>
    (await shown(code, query)).data.map(({ stars: given }) => given);
  expect(await starsOf("")).toEqual(stars.toReversed().slice(0, 10));
  expect(await starsOf("?page=2")).toEqual([5, 3]);
  expect(await starsOf("?page=۲")).toEqual([5, 3]);
  expect(await starsOf("?page=3")).toEqual([]);
  const rising = stars.toSorted((a, b) => a - b);
  expect(await starsOf("?sort=lowest")).toEqual(rising.slice(0, 10));
  expect(await starsOf("?sort=highest&page=2")).toEqual([1, 1]);
  expect(await starsOf("?sort=nonsense")).toEqual(await starsOf(""));
  const { data, distribution, average, total } = await shown(code, "?sort=highest");
  expect({ distribution, average, total }).toEqual({
    distribution: [2, 2, 3, 2, 3],
    average: 3.17,
    total: 12,
  });
  const fives = data.slice(0, 3).map(({ at }) => at);
  expect(fives).toEqual(fives.toSorted().toReversed());
});

it("the queue: whoever has waited longest first, the last one first where nothing waits, and how many wait", async () => {
  const staff = await moderator();
  const [, , , code = 0] = await someProducts(backend(), 4);
  const queue = async (query = "") =>
    staffReviewList.parse((await staff.get(`admin/reviews${query}`)).body);
  const waiting = (await queue()).waiting;
  const first = await written(code);
  backend().clock.advance(60_000);
  const second = await written(code);
  const { data, total, waiting: now } = await queue();
  const ids = data.map(({ id }) => id).filter((id) => [first.id, second.id].includes(id));
  expect(ids).toEqual([first.id, second.id]);
  expect([total, now]).toEqual([waiting + 2, waiting + 2]);
  expect(data.find(({ id }) => id === first.id)).toMatchObject({
    status: "pending",
    version: 1,
    name: "Mina",
    product: { id: code, name: expect.stringMatching(/\S/) },
  });
  for (const { id, version } of [first, second]) {
    await staff.post(`admin/reviews/${id}`, { version, status: "rejected" });
  }
  const rejected = await queue("?status=rejected");
  expect(rejected.data.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(rejected.waiting).toBe(waiting);
});

it("every move and every answer is in the log once, without their words", async () => {
  const staff = await moderator();
  const [, , , , code = 0] = await someProducts(backend(), 5);
  const { id } = await written(code);
  const steps = [
    { version: 1, status: "approved" },
    { version: 1, status: "approved" },
    { version: 2, status: "rejected" },
    { version: 3, status: "pending" },
  ];
  for (const step of steps) await staff.post(`admin/reviews/${id}`, step);
  const reply = { version: 4, lang: "en", body: "We are sorry.", op_id: newId() };
  for (const _ of [1, 2]) await staff.post(`admin/reviews/${id}/reply`, reply);
  const entries = await backend().shop.database.run((q) =>
    q
      .select({ action: auditEntries.action, diff: auditEntries.diff })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, "review"), eq(auditEntries.entityId, id)))
      .orderBy(auditEntries.id),
  );
  expect(entries).toEqual([
    { action: "review.approved", diff: { status: ["pending", "approved"] } },
    { action: "review.rejected", diff: { status: ["approved", "rejected"] } },
    { action: "review.pending", diff: { status: ["rejected", "pending"] } },
    { action: "review.reply", diff: { version: [4, 5] } },
  ]);
});
