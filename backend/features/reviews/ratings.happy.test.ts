import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend, type TestBackend } from "../../../tests/support/backend";
import { users } from "../../db/tables/users";
import { type Caller, staffOf } from "../orders/staff.fixture";
import { forgetBelongings } from "../privacy/erasure/forget-belongings";
import {
  aReview,
  aReviewer,
  letIn,
  type Reviewer,
  reviewRows,
  someProducts,
} from "./reviews.fixture";

const demo = provideTestBackend();
const real = provideTestBackend({ demo: false });

async function starsOf(backend: TestBackend, code: number) {
  backend.clock.advance(2000);
  const { body } = await backend.call(`home/products/${code}`);
  const { rating, rating_count, rating_is_demo } = body;
  return { rating, rating_count, rating_is_demo };
}

async function approved(backend: TestBackend, staff: Caller, code: number, stars: number) {
  const shopper = await aReviewer(backend, code);
  await shopper.post(shopper.path, aReview({ stars }));
  await letIn(staff, backend, shopper.userId);
  return shopper;
}

async function movedTo(backend: TestBackend, staff: Caller, { userId }: Reviewer, status: string) {
  const [row] = await reviewRows(backend, userId);
  await staff.post(`admin/reviews/${row?.id}`, { version: row?.version, status });
}

it("decisions 30 the first review that is let in takes the place of the demo's stars; without any they are back", async () => {
  const [code = 0] = await someProducts(demo(), 1);
  const staff = await staffOf(demo(), "content.write");
  const madeUp = await starsOf(demo(), code);
  expect(madeUp).toMatchObject({ rating_is_demo: true });
  const first = await approved(demo(), staff, code, 4);
  expect(await starsOf(demo(), code)).toEqual({
    rating: 4,
    rating_count: 1,
    rating_is_demo: false,
  });
  const second = await approved(demo(), staff, code, 5);
  await approved(demo(), staff, code, 5);
  const all = { rating: 4.67, rating_count: 3, rating_is_demo: false };
  expect(await starsOf(demo(), code)).toEqual(all);
  const { body } = await demo().call(`products/${code}/reviews`);
  expect(body).toMatchObject({ average: 4.67, total: 3, distribution: [0, 0, 0, 1, 2] });

  await movedTo(demo(), staff, first, "rejected");
  expect(await starsOf(demo(), code)).toMatchObject({ rating: 5, rating_count: 2 });
  await second.post(`${second.path}/remove`);
  expect(await starsOf(demo(), code)).toMatchObject({ rating: 5, rating_count: 1 });
});

it("decisions 30 once the last review is gone the demo's stars are back, and a shop that sells has none", async () => {
  for (const backend of [demo(), real()]) {
    const [, code = 0] = await someProducts(backend, 2);
    const staff = await staffOf(backend, "content.write");
    const before = await starsOf(backend, code);
    const shopper = await approved(backend, staff, code, 2);
    const one = { rating: 2, rating_count: 1, rating_is_demo: false };
    expect(await starsOf(backend, code)).toEqual(one);
    await shopper.post(shopper.path, aReview({ stars: 1 }));
    expect(await starsOf(backend, code)).toEqual(before);
  }
  const [, code = 0] = await someProducts(real(), 2);
  expect(await starsOf(real(), code)).toMatchObject({ rating: null, rating_count: 0 });
});

it("decisions 30 the order and the filter by stars follow the reviews in a shop that sells", async () => {
  const staff = await staffOf(real(), "content.write");
  const [, , good = 0, bad = 0] = await someProducts(real(), 4);
  await approved(real(), staff, good, 5);
  await approved(real(), staff, bad, 1);
  real().clock.advance(2000);
  const { body } = await real().call("home/products?sort=rating&per_page=12");
  expect(body.data.slice(0, 3)).toMatchObject([
    { id: good, rating: 5, rating_count: 1, rating_is_demo: false },
    { id: bad, rating: 1, rating_count: 1, rating_is_demo: false },
    { rating: null },
  ]);
  const { body: filtered } = await real().call("home/products?rating=4");
  expect(filtered.data.map(({ id }: { id: number }) => id)).toEqual([good]);
});

it("what keeps pages learns of a review that is let in, of its answer and of its end", async () => {
  const [code = 0] = await someProducts(demo(), 1);
  const staff = await staffOf(demo(), "content.write");
  const version = async () => {
    demo().clock.advance(2000);
    const { headers } = await demo().call(`products/${code}/reviews`);
    return Number(headers.get("X-Catalog-Version"));
  };
  const shopper = await aReviewer(demo(), code);
  const before = await version();
  await shopper.post(shopper.path, aReview());
  // Nobody sees it yet.
  expect(await version()).toBe(before);
  await letIn(staff, demo(), shopper.userId);
  const shown = await version();
  expect(shown).toBeGreaterThan(before);
  const [row] = await reviewRows(demo(), shopper.userId);
  const reply = { version: row?.version, lang: "en", body: "Thank you" };
  await staff.post(`admin/reviews/${row?.id}/reply`, reply);
  const answered = await version();
  expect(answered).toBeGreaterThan(shown);
  await shopper.post(`${shopper.path}/remove`);
  expect(await version()).toBeGreaterThan(answered);
});

it("domain 4.5 an erased person's review is gone, and its stars are no longer counted", async () => {
  const [, , , , code = 0] = await someProducts(real(), 5);
  const staff = await staffOf(real(), "content.write");
  await approved(real(), staff, code, 5);
  const { userId } = await approved(real(), staff, code, 1);
  expect(await starsOf(real(), code)).toMatchObject({ rating: 3, rating_count: 2 });
  await real().shop.database.transaction(async (q) => {
    const [user] = await q.select().from(users).where(eq(users.id, userId));
    if (user) await forgetBelongings(q, user);
  });
  expect(await starsOf(real(), code)).toMatchObject({ rating: 5, rating_count: 1 });
});
