import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { order, orderList } from "../../contract/order";
import { reviewPage } from "../../contract/reviews";
import { orderItems } from "../../db/tables/orders";
import { products } from "../../db/tables/products";
import { variants } from "../../db/tables/variants";
import { aReview, aReviewer, deliver, reviewRows, someProducts } from "./reviews.fixture";

const backend = provideTestBackend();
const shown = (code: number, query = "") => backend().call(`products/${code}/reviews${query}`);

it("domain 4.2 who got a product says what they think; it waits, and its writer alone reads it", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  const mina = await aReviewer(backend(), code);
  const before = await mina.get(mina.path);
  expect(reviewPage.parse(before.body)).toMatchObject({
    product: { id: code },
    review: null,
    bought: true,
  });
  expect((await mina.post(mina.path, aReview({ stars: 4 }))).body).toEqual({
    status: "pending",
    at: backend().clock.now().toISOString(),
  });
  const { body: own } = await mina.get(mina.path);
  expect(reviewPage.parse(own).review).toMatchObject({
    stars: 4,
    title: "A fine pot",
    body: "It keeps the tea warm for an hour.",
    lang: "fa",
    status: "pending",
    anonymous: false,
    reply: null,
  });
  expect((await shown(code)).body).toEqual({
    data: [],
    total: 0,
    average: null,
    distribution: [0, 0, 0, 0, 0],
  });
});

it("domain 4.2 repeated by its client_id a review stays as it is; with another it is the same one, written anew", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  const mina = await aReviewer(backend(), code);
  const review = aReview();
  await mina.post(mina.path, review);
  await mina.post(mina.path, { ...review, stars: 1, body: "Something else altogether." });
  const [first] = await reviewRows(backend(), mina.userId);
  expect(first).toMatchObject({ stars: 5, version: 1 });
  backend().clock.advance(60_000);
  await mina.post(mina.path, aReview({ stars: 2, title: null, anonymous: true }));
  const rows = await reviewRows(backend(), mina.userId);
  expect(rows).toMatchObject([
    { id: first?.id, stars: 2, title: null, anonymous: true, version: 2, status: "pending" },
  ]);
  expect(rows[0]?.writtenAt).toEqual(backend().clock.now());
});

it("domain 4.2 its writer takes it away, and that again is as good as done", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  const mina = await aReviewer(backend(), code);
  await mina.post(mina.path, aReview());
  for (const _ of [1, 2]) {
    expect(await mina.post(`${mina.path}/remove`)).toMatchObject({
      status: 200,
      body: { done: true },
    });
    expect(await reviewRows(backend(), mina.userId)).toEqual([]);
  }
  expect((await mina.get(mina.path)).body).toMatchObject({ review: null, bought: true });
});

it("a writing that names the review it was begun from is not put over another one", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  const mina = await aReviewer(backend(), code);
  const seen = async () => reviewPage.parse((await mina.get(mina.path)).body).review?.at ?? null;
  const write = (over: object) => mina.post(mina.path, aReview(over));
  expect((await write({ seen: null })).status).toBe(200);
  const first = await seen();
  backend().clock.advance(1000);
  expect((await write({ seen: first, stars: 3 })).status).toBe(200);
  const refused = await write({ seen: first, stars: 1 });
  expect(refused).toMatchObject({ status: 409, body: { msg: "review.changed" } });
  expect((await write({ seen: null, stars: 1 })).status).toBe(409);
  expect(await reviewRows(backend(), mina.userId)).toMatchObject([{ stars: 3 }]);
});

it("an order says which of its products its own shopper has reviewed", async () => {
  const [code = 0, other = 0] = await someProducts(backend(), 2);
  const mina = await aReviewer(backend(), code);
  const ann = await aReviewer(backend(), other);
  await deliver(backend(), mina.userId, other);
  await ann.post(ann.path, aReview());
  await backend().shop.database.run((q) =>
    q
      .update(orderItems)
      .set({ productCode: products.code })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(variants.id, orderItems.variantId)),
  );
  const reviewed = async () => {
    const { data } = orderList.parse((await mina.get("user/orders")).body);
    const orders = await Promise.all(data.map(({ number }) => mina.get(`user/orders/${number}`)));
    const items = orders.flatMap(({ body }) => order.parse(body).items);
    return new Map(items.map((item) => [item.product?.id, item.reviewed]));
  };
  expect(await reviewed()).toEqual(
    new Map([
      [code, false],
      [other, false],
    ]),
  );
  await mina.post(mina.path, aReview());
  expect(await reviewed()).toEqual(
    new Map([
      [code, true],
      [other, false],
    ]),
  );
});
