import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { newId } from "../../../ports/ids";
import { type Caller, staffOf } from "../../orders/staff.fixture";
import { aReview, aReviewer, reviewRows, someProducts } from "../reviews.fixture";

const backend = provideTestBackend();

async function makeReview() {
  const [code = 0] = await someProducts(backend(), 1);
  const staff: Caller = await staffOf(backend(), "content.write");
  const shopper = await aReviewer(backend(), code);
  await shopper.post(shopper.path, aReview());
  const rowOf = async () => (await reviewRows(backend(), shopper.userId))[0];
  return { staff, shopper, rowOf, path: `admin/reviews/${(await rowOf())?.id}` };
}

it("a review that its writer has changed meanwhile is neither let in nor answered, and that is told", async () => {
  const { staff, shopper, rowOf, path } = await makeReview();
  await shopper.post(shopper.path, aReview({ body: "Quite something else." }));
  const changed = { status: 409, body: { msg: "review.changed" } };
  expect(await staff.post(path, { version: 1, status: "approved" })).toMatchObject(changed);
  const reply = { version: 1, lang: "en", body: "Thank you" };
  expect(await staff.post(`${path}/reply`, reply)).toMatchObject(changed);
  expect(await rowOf()).toMatchObject({ status: "pending", version: 2, reply: null });
  expect((await staff.post(path, { version: 2, status: "approved" })).status).toBe(200);
});

it("of two of the staff the second is told, unless both want the same", async () => {
  const { staff, rowOf, path } = await makeReview();
  const move = (status: string) => staff.post(path, { version: 1, status });
  expect((await move("approved")).status).toBe(200);
  expect((await move("approved")).body).toMatchObject({ status: "approved", version: 2 });
  expect((await move("rejected")).status).toBe(409);
  expect(await rowOf()).toMatchObject({ status: "approved", version: 2 });
});

it("what isn't there is 404, what can't be is 400", async () => {
  const { staff, path } = await makeReview();
  const move = { version: 1, status: "approved" };
  expect((await staff.post(`admin/reviews/${newId()}`, move)).status).toBe(404);
  const reply = { version: 1, lang: "en", body: "Thank you" };
  expect((await staff.post(`admin/reviews/${newId()}/reply`, reply)).status).toBe(404);
  const refused: [string, object][] = [
    ["admin/reviews/x", move],
    [path, { ...move, status: "spam" }],
    [path, { status: "approved" }],
    [`${path}/reply`, { ...reply, body: " " }],
    [`${path}/reply`, { ...reply, body: "x".repeat(1001) }],
    [`${path}/reply`, { ...reply, lang: "xx" }],
  ];
  for (const [to, body] of refused) {
    expect((await staff.post(to, body)).status, JSON.stringify(body).slice(0, 80)).toBe(400);
  }
});
