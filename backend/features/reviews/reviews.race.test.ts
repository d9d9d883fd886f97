import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { staffOf } from "../orders/staff.fixture";
import { aReview, aReviewer, letIn, reviewRows, someProducts } from "./reviews.fixture";

// On a server these calls truly race; the embedded database takes them one after the other.
const backend = provideTestBackend({}, 16);
const twenty = Array.from({ length: 20 }, (_, n) => n);

async function starsOf(code: number) {
  backend().clock.advance(2000);
  const { body } = await backend().call(`home/products/${code}`);
  return [body.rating, body.rating_count, body.rating_is_demo];
}

it("twenty parallel posts of one review make one row, counted once", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  const mina = await aReviewer(backend(), code);
  const review = aReview();
  const answers = await Promise.all(twenty.map(() => mina.post(mina.path, review)));
  expect(answers.map(({ status, body }) => `${status} ${body.status}`)).toEqual(
    twenty.map(() => "200 pending"),
  );
  expect(await reviewRows(backend(), mina.userId)).toMatchObject([{ version: 1 }]);
  // Of ten in an hour nine are left.
  const more = [];
  for (let n = 0; n < 10; n++) more.push((await mina.post(mina.path, aReview())).status);
  expect(more).toEqual([...Array(9).fill(200), 429]);
});

it("eight reviews by one shopper at once are one in the end, whole", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  const mina = await aReviewer(backend(), code);
  const wordings = [1, 2, 3, 4, 5, 1, 2, 3].map((stars, n) =>
    aReview({ stars, body: `These are the words of number ${n} with ${stars}.` }),
  );
  const answers = await Promise.all(wordings.map((wording) => mina.post(mina.path, wording)));
  expect(answers.map(({ status }) => status)).toEqual(wordings.map(() => 200));
  const [row, ...others] = await reviewRows(backend(), mina.userId);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ version: 8, status: "pending" });
  const kept = wordings.find(({ client_id }) => client_id === row?.clientId);
  expect(row).toMatchObject({ stars: kept?.stars, body: kept?.body });
});

it("a review is let in while its writer changes it: either the old words are in and then wait anew, or the staff is told", async () => {
  const staff = await staffOf(backend(), "content.write");
  const [, code = 0] = await someProducts(backend(), 2);
  const before = await starsOf(code);
  for (let round = 0; round < 6; round++) {
    const mina = await aReviewer(backend(), code);
    await mina.post(mina.path, aReview());
    const [row] = await reviewRows(backend(), mina.userId);
    const rewritten = aReview({ stars: 1, body: "Not the words that were read." });
    const [approval, rewriting] = await Promise.all([
      staff.post(`admin/reviews/${row?.id}`, { version: 1, status: "approved" }),
      mina.post(mina.path, rewritten),
    ]);
    expect([200, 409]).toContain(approval.status);
    expect(rewriting).toMatchObject({ status: 200, body: { status: "pending" } });
    expect(await reviewRows(backend(), mina.userId)).toMatchObject([
      { status: "pending", stars: 1, clientId: rewritten.client_id },
    ]);
  }
  // No words that nobody has read are shown, and no stars of them counted.
  expect((await backend().call(`products/${code}/reviews`)).body.total).toBe(0);
  expect(await starsOf(code)).toEqual(before);
});

it("reviews of one product that are let in at once are all counted", async () => {
  const staff = await staffOf(backend(), "content.write");
  const [, , code = 0] = await someProducts(backend(), 3);
  const reviewers = [];
  for (const stars of [1, 2, 3, 4, 5, 5, 5, 5]) {
    const one = await aReviewer(backend(), code);
    await one.post(one.path, aReview({ stars }));
    reviewers.push(one);
  }
  await Promise.all(reviewers.map(({ userId }) => letIn(staff, backend(), userId)));
  expect(await starsOf(code)).toEqual([3.75, 8, false]);
  await Promise.all(reviewers.slice(0, 4).map((one) => one.post(`${one.path}/remove`)));
  expect(await starsOf(code)).toEqual([5, 4, false]);
});

it("who lets a review in while another turns it away: one of them is told", async () => {
  const staff = await staffOf(backend(), "content.write");
  const [, , , code = 0] = await someProducts(backend(), 4);
  const mina = await aReviewer(backend(), code);
  await mina.post(mina.path, aReview());
  const [row] = await reviewRows(backend(), mina.userId);
  const answers = await Promise.all(
    ["approved", "rejected"].map((status) =>
      staff.post(`admin/reviews/${row?.id}`, { version: 1, status }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await reviewRows(backend(), mina.userId)).toMatchObject([{ version: 2 }]);
});
