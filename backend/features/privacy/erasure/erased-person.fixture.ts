/** Somebody whose every trace can be told from everything else, in every place that keeps something of people. */
import { eq, sql } from "drizzle-orm";
import { consentKinds } from "#backend/contract/consent";
import { addresses } from "#backend/db/tables/addresses";
import { cartItems, cartOps, carts, wishItems, wishLists } from "#backend/db/tables/carts";
import { checkouts } from "#backend/db/tables/checkouts";
import { userLinks } from "#backend/db/tables/links";
import { messages } from "#backend/db/tables/messages";
import { orderEvents, orders, returnRequests } from "#backend/db/tables/orders";
import { guestMessages } from "#backend/db/tables/pages";
import { paymentEvents, payments, refunds } from "#backend/db/tables/payments";
import { postComments, posts } from "#backend/db/tables/posts";
import { consents } from "#backend/db/tables/privacy";
import { products } from "#backend/db/tables/products";
import { pushDevices } from "#backend/db/tables/push";
import { productReviews } from "#backend/db/tables/reviews";
import { recoveryCodes, secondFactors } from "#backend/db/tables/staff";
import { ticketMessages, tickets } from "#backend/db/tables/tickets";
import { uploads } from "#backend/db/tables/uploads";
import { sessions, users } from "#backend/db/tables/users";
import { newId } from "#backend/ports/ids";
import type { TestBackend } from "../../../../tests/support/backend";
import { logIn, type TestLogin } from "../../../../tests/support/log-in";
import { drawPng } from "../../../../tests/support/pictures";
import { giveStock, makeOrder } from "../../orders/order.fixture";
import { aDevice } from "../../push/push.fixture";
import { Sender } from "../../uploads/uploads.fixture";

/** In every text of the person's. */
export const mark = "Zoroastrina";
export const phone = "+989127654321";
/** What is looked for: names, the phone as it is written anywhere, the address, the network, the day of birth. */
export const traces = [mark, mark.toLowerCase(), "9127654321", "203.0.113.77", "1971-03-29"];

export interface MadePerson extends TestLogin {
  email: string;
  /** Of the order that has an invoice. */
  number: string;
  file: string;
}

/** `password` is what countedPasswords() takes. */
export async function makePerson(backend: TestBackend, password: string): Promise<MadePerson> {
  const { shop, clock } = backend;
  const email = `${mark.toLowerCase()}@example.test`;
  const login = await logIn(backend, {
    phone,
    email,
    name: mark,
    lastName: mark,
    displayName: mark,
    birthDate: "1971-03-29",
    gender: "female",
    company: mark,
    taxId: mark,
    nationalCode: mark,
    referralCode: mark,
    lang: "fa",
    passwordHash: `hash of ${password}`,
    phoneVerifiedAt: clock.now(),
    emailVerifiedAt: clock.now(),
  });
  const { userId, token } = login;
  const { body } = await new Sender(backend, token).send(await drawPng(), `${mark}.png`);
  const file = /([0-9a-f]{32})/.exec(body.data)?.[1] ?? "";
  const variantId = await giveStock(backend, 50);
  const [invoiced, dropped] = [
    await makeOrder(backend, { userId, lines: [[variantId, 1]] }),
    await makeOrder(backend, { userId, lines: [[variantId, 1]] }),
  ];
  await shop.database.transaction(async (q) => {
    await q.update(users).set({ avatar: file }).where(eq(users.id, userId));
    await q.update(uploads).set({ status: "claimed" }).where(eq(uploads.file, file));
    await q
      .update(sessions)
      .set({ ip: "203.0.113.77", agent: mark })
      .where(eq(sessions.userId, userId));
    const [address] = await q
      .insert(addresses)
      .values({
        userId,
        title: mark,
        recipientName: mark,
        recipientPhone: phone,
        countryId: 103,
        cityText: mark,
        zipCode: mark,
        street: mark,
        plate: mark,
        unit: mark,
      })
      .returning();
    await q.insert(checkouts).values({ userId, addressId: address?.id, note: mark });
    const expiresAt = new Date(clock.now().getTime() + 86_400_000);
    const [cart] = await q
      .insert(carts)
      .values({ userId, expiresAt, couponCode: mark })
      .returning();
    if (!cart) throw new Error("The cart was not made.");
    await q.insert(cartItems).values({ cartId: cart.id, variantId, qty: 1 });
    const op = { note: mark } as never;
    await q.insert(cartOps).values({ cartId: cart.id, opId: newId(), op });
    const [product] = await q.select().from(products).limit(1);
    const [list] = await q.insert(wishLists).values({ userId }).returning();
    if (!list || !product) throw new Error("The wish list was not made.");
    await q.insert(wishItems).values({ listId: list.id, productId: product.id });
    const link = { userId, kind: "cart", label: mark, tokenHash: mark, token: mark } as const;
    await q.insert(userLinks).values({ ...link, target: { to: mark } });
    for (const kind of consentKinds) {
      await q.insert(consents).values({ userId, kind, version: "1", granted: true, ipHash: mark });
    }
    await q
      .insert(secondFactors)
      .values({ userId, kind: "totp", label: mark, secret: mark, credentialId: mark });
    await q.insert(recoveryCodes).values({ userId, codeHash: mark });
    const subject = `${mark}?`;
    const [ticket] = await q
      .insert(tickets)
      .values({ userId, clientId: newId(), department: "order", subject, lang: "fa" })
      .returning();
    if (!ticket) throw new Error("The ticket was not made.");
    for (const by of ["user", "staff"] as const) {
      await q.insert(ticketMessages).values({
        ticketId: ticket.id,
        authorId: by === "user" ? userId : null,
        by,
        clientId: newId(),
        body: `${mark}: ${phone}`,
        internal: by === "staff",
        pictures: [file],
      });
    }
    const [post] = await q.select().from(posts).limit(1);
    if (!post) throw new Error("The demo has no post.");
    const comment = {
      postId: post.id,
      userId,
      clientId: newId(),
      lang: "fa",
      body: mark,
      status: "approved" as const,
    };
    await q.insert(postComments).values(comment);
    await q.insert(productReviews).values({
      ...{ productId: product.id, userId, clientId: newId(), lang: "fa", stars: 1 },
      ...{ title: mark, body: `${mark}: ${phone}`, status: "approved", writtenAt: clock.now() },
      ...{ reply: `${mark}?`, replyLang: "fa", repliedAt: clock.now() },
    });
    const question = { name: mark, subject: mark, body: mark, lang: "fa" };
    await q.insert(guestMessages).values([
      { ...question, contact: "۰۹۱۲ ۷۶۵ ۴۳۲۱", sentHash: newId() },
      { ...question, contact: email.toUpperCase(), sentHash: newId(), answer: mark },
    ]);
    const [login] = await q.select().from(sessions).where(eq(sessions.userId, userId));
    const device = aDevice(userId, login?.familyId ?? "", mark);
    const [told] = await q.insert(pushDevices).values(device).returning();
    const about = { lang: "fa", params: { name: mark, number: ticket.code } };
    await q.insert(messages).values([
      { ...about, channel: "email", target: email, kind: "order.paid" },
      { ...about, channel: "push", target: told?.id ?? "", kind: "wish.in_stock" },
      { ...about, channel: "sms", target: phone, kind: "login.code", error: mark },
      {
        ...about,
        channel: "email",
        target: "desk@example.test",
        kind: "owner.new_order",
        orderId: invoiced.id,
      },
      { ...about, channel: "email", target: "desk@example.test", kind: "owner.new_ticket" },
    ]);
    const done = { network: "203.0.113.77", note: mark, staffNote: mark, expiresAt: null };
    const place = { recipient_name: mark, recipient_phone: phone, street: mark, city_text: mark };
    const named = sql`${orders.address} || ${JSON.stringify(place)}::jsonb`;
    const paidAt = clock.now();
    await q
      .update(orders)
      .set({
        ...done,
        address: named,
        state: "completed",
        paymentStatus: "paid",
        paidAt,
        invoiceNo: "1405-9",
      })
      .where(eq(orders.id, invoiced.id));
    await q
      .update(orders)
      .set({ ...done, address: named, state: "canceled", paymentStatus: "canceled" })
      .where(eq(orders.id, dropped.id));
    await q.insert(orderEvents).values({
      orderId: invoiced.id,
      toState: "completed",
      actor: "shopper",
      actorId: userId,
      reason: null,
    });
    const item_id = invoiced.itemIds[0] ?? "";
    await q.insert(returnRequests).values({
      orderId: invoiced.id,
      items: [{ item_id, qty: 1, reason: "other", note: mark }],
      status: "refunded",
    });
    await q.insert(refunds).values({
      orderId: invoiced.id,
      paymentId: invoiced.paymentId,
      amount: 1,
      method: "manual",
      status: "done",
      requestedBy: userId,
      confirmedBy: userId,
      idempotencyKey: newId(),
    });
    for (const { paymentId } of [invoiced, dropped]) {
      await q
        .update(payments)
        .set({ status: "canceled", cardMask: mark, cardHash: mark, redirectUrl: `/${mark}` })
        .where(eq(payments.id, paymentId));
      await q
        .insert(paymentEvents)
        .values({ paymentId, kind: "callback", body: { email, mobile: phone } });
    }
  });
  return { ...login, email, number: invoiced.number, file };
}
