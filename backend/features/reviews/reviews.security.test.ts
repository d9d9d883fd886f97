import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { orderItems } from "../../db/tables/orders";
import { products } from "../../db/tables/products";
import { productReviews } from "../../db/tables/reviews";
import { users } from "../../db/tables/users";
import { startSession } from "../auth/sessions/tokens";
import { callerWith, staffOf } from "../orders/staff.fixture";
import { aReview, aReviewer, deliver, letIn, reviewRows, someProducts } from "./reviews.fixture";
import { writeReview } from "./write-review";

const backend = provideTestBackend();
const run = <T>(work: Parameters<ReturnType<typeof backend>["shop"]["database"]["run"]>[0]) =>
  backend().shop.database.run(work) as Promise<T>;

async function somebody() {
  const { userId, token } = await logIn(backend(), { name: "Reza" });
  return { userId, ...callerWith(backend(), token) };
}

describe("who may review a product", () => {
  const refusal = { status: 409, body: { msg: "review.not_bought" } };

  it("nobody whom no order has brought it", async () => {
    const [code = 0, other = 0] = await someProducts(backend(), 2);
    const stranger = await somebody();
    await deliver(backend(), stranger.userId, other);
    expect((await stranger.get(`user/reviews/${code}`)).body).toMatchObject({ bought: false });
    expect(await stranger.post(`user/reviews/${code}`, aReview())).toMatchObject(refusal);
    expect(await reviewRows(backend(), stranger.userId)).toEqual([]);
  });

  it("nobody whose parcel is still on its way, or was refused at the door", async () => {
    const [code = 0] = await someProducts(backend(), 1);
    const waiting = await somebody();
    const order = await deliver(backend(), waiting.userId, code, "shipped");
    await run((q) => q.execute(sql`update orders set delivered_at = null where id = ${order}`));
    const refusing = await somebody();
    await deliver(backend(), refusing.userId, code, "canceled");
    for (const one of [waiting, refusing]) {
      expect(await one.post(`user/reviews/${code}`, aReview())).toMatchObject(refusal);
    }
  });

  it("whoever sent it back, and whoever got a variant that is no more", async () => {
    const [code = 0] = await someProducts(backend(), 1);
    const returning = await somebody();
    await deliver(backend(), returning.userId, code, "refunded");
    const late = await somebody();
    const order = await deliver(backend(), late.userId, code, "completed");
    await run((q) =>
      q
        .update(orderItems)
        .set({ variantId: null, productCode: code })
        .where(eq(orderItems.orderId, order)),
    );
    for (const one of [returning, late]) {
      expect((await one.post(`user/reviews/${code}`, aReview())).status).toBe(200);
    }
  });
});

it("a review is shown to its writer and changed by its writer alone, however others name the product", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  const mina = await aReviewer(backend(), code);
  const review = aReview();
  await mina.post(mina.path, review);
  const [before] = await reviewRows(backend(), mina.userId);
  const reza = await aReviewer(backend(), code);
  expect((await reza.get(reza.path)).body.review).toBeNull();
  await reza.post(`${reza.path}/remove`);
  // The browser's own number of somebody else's review is no key to it.
  await reza.post(reza.path, { ...review, stars: 1 });
  expect(await reviewRows(backend(), mina.userId)).toEqual([before]);
  expect(await reviewRows(backend(), reza.userId)).toMatchObject([{ stars: 1 }]);
  await reza.post(`${reza.path}/remove`);
  expect(await reviewRows(backend(), mina.userId)).toEqual([before]);
});

it("a visitor reads, and writes nothing", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  expect((await backend().call(`products/${code}/reviews`)).status).toBe(200);
  expect((await backend().call(`user/reviews/${code}`)).status).toBe(401);
  for (const path of [`user/reviews/${code}`, `user/reviews/${code}/remove`]) {
    const posted = await backend().call(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(aReview()),
    });
    expect(posted.status, path).toBe(401);
  }
});

it("nothing that waits or was turned away is in any public answer; what is let in says no more of its writer than their name", async () => {
  const staff = await staffOf(backend(), "content.write");
  const [, , code = 0] = await someProducts(backend(), 3);
  const mina = await aReviewer(backend(), code, { email: "mina@example.test" });
  const body = "Unmistakable words of a review.";
  await mina.post(mina.path, aReview({ body, anonymous: true }));
  const read = async () => JSON.stringify((await backend().call(`products/${code}/reviews`)).body);
  expect(await read()).not.toContain(body);
  await letIn(staff, backend(), mina.userId);
  const shown = await read();
  expect(shown).toContain(body);
  for (const secret of ["Mina", "mina@example.test", mina.userId, "client_id", "version"]) {
    expect(shown).not.toContain(secret);
  }
  const [row] = await reviewRows(backend(), mina.userId);
  await staff.post(`admin/reviews/${row?.id}`, { version: row?.version, status: "rejected" });
  expect(await read()).not.toContain(body);
});

it("only who may write the shop's texts moderates", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  const mina = await aReviewer(backend(), code);
  await mina.post(mina.path, aReview());
  const [row] = await reviewRows(backend(), mina.userId);
  const other = await staffOf(backend(), "tickets.read", "orders.read");
  for (const caller of [other, mina]) {
    expect([403, 404]).toContain((await caller.get("admin/reviews")).status);
    const move = { version: 1, status: "approved" };
    expect([403, 404]).toContain((await caller.post(`admin/reviews/${row?.id}`, move)).status);
    const reply = { version: 1, lang: "en", body: "Thank you" };
    const replied = await caller.post(`admin/reviews/${row?.id}/reply`, reply);
    expect([403, 404]).toContain(replied.status);
  }
  expect(await reviewRows(backend(), mina.userId)).toEqual([row]);
});

it("ten writings an hour; repeating one is none", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  const mina = await aReviewer(backend(), code);
  const answers: number[] = [];
  const same = aReview();
  for (let n = 0; n < 15; n++) answers.push((await mina.post(mina.path, same)).status);
  for (let n = 0; n < 10; n++) answers.push((await mina.post(mina.path, aReview())).status);
  expect(answers).toEqual([...Array(24).fill(200), 429]);
  expect(await reviewRows(backend(), mina.userId)).toMatchObject([{ version: 10 }]);
  backend().clock.advance(3_600_001);
  const token = await startSession(backend().shop.database, mina.userId, backend().clock.now());
  const later = await callerWith(backend(), token).post(mina.path, aReview());
  expect(later.status).toBe(200);
});

it("what can't be is refused, and markup is text", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  const mina = await aReviewer(backend(), code);
  for (const over of [
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { stars: "5" },
    { title: "x".repeat(101) },
    { title: "  " },
    { body: "x".repeat(9) },
    { body: "x".repeat(2001) },
    { body: `a\u0000${"x".repeat(10)}` },
    { client_id: "mine" },
    { anonymous: "yes" },
  ]) {
    const { status } = await mina.post(mina.path, aReview(over));
    expect(status, JSON.stringify(over).slice(0, 60)).toBe(400);
  }
  expect(await reviewRows(backend(), mina.userId)).toEqual([]);
  const body = "<script>alert(1)</script>";
  await mina.post(mina.path, aReview({ body }));
  const [row] = await reviewRows(backend(), mina.userId);
  expect(row?.body).toBe(body);
  const { body: own } = await mina.get(mina.path);
  expect(own.review.body).toBe("&lt;script&gt;alert(1)&lt;/script&gt;");
});

it("a product that the shop doesn't show has no reviews to read or write, but its writer can still take theirs away", async () => {
  const [, code = 0] = await someProducts(backend(), 2);
  const mina = await aReviewer(backend(), code);
  await mina.post(mina.path, aReview());
  const turn = (status: "active" | "archived") =>
    run((q) => q.update(products).set({ status }).where(eq(products.code, code)));
  await turn("archived");
  expect((await backend().call(`products/${code}/reviews`)).status).toBe(404);
  expect((await mina.get(mina.path)).status).toBe(404);
  expect((await mina.post(mina.path, aReview())).status).toBe(404);
  expect((await mina.post(`${mina.path}/remove`)).status).toBe(200);
  expect(await reviewRows(backend(), mina.userId)).toEqual([]);
  await turn("active");
  for (const none of ["999999", "0", "x", "1e3", "99999999999"]) {
    expect((await backend().call(`products/${none}/reviews`)).status, none).toBe(404);
    expect((await mina.get(`user/reviews/${none}`)).status, none).toBe(404);
  }
});

it("the tables themselves hold one review of a user and product, of one to five stars", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  const mina = await aReviewer(backend(), code);
  await mina.post(mina.path, aReview());
  const [row] = await reviewRows(backend(), mina.userId);
  if (!row) throw new Error("The review was not made.");
  const { id: _id, ...twin } = row;
  await expect(run((q) => q.insert(productReviews).values(twin))).rejects.toThrow();
  for (const stars of [0, 6]) {
    const changed = run((q) =>
      q.update(productReviews).set({ stars }).where(eq(productReviews.id, row.id)),
    );
    await expect(changed).rejects.toThrow();
  }
});

it("who is erased while they write leaves nothing", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  const mina = await aReviewer(backend(), code);
  await run((q) => q.update(users).set({ status: "erased" }).where(eq(users.id, mina.userId)));
  // Their login is gone, too: what is tried is a writing that was let in before it went.
  const writing = { userId: mina.userId, code, lang: "en" as const, review: aReview() };
  const written = writeReview(backend().backend.services, writing);
  await expect(written).rejects.toMatchObject({ code: "error.not_found" });
  expect(await reviewRows(backend(), mina.userId)).toEqual([]);
});
