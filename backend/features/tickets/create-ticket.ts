import { and, eq } from "drizzle-orm";
import type { LanguageCode } from "../../contract/languages";
import type { NewTicket, TicketPosted } from "../../contract/ticket";
import type { Query } from "../../db/database";
import { orders } from "../../db/tables/orders";
import { products } from "../../db/tables/products";
import { tickets } from "../../db/tables/tickets";
import { ApiError } from "../../http/errors";
import { normalizeNumber } from "../../http/read-number";
import type { Services } from "../../services";
import { addMessage, findPosted } from "./add-message";
import { countPosting } from "./count-posting";

interface Asking {
  userId: string;
  lang: LanguageCode;
  asked: NewTicket;
}

/**
 * POST user/tickets: a question to the shop with its first message; repeated by its `client_id`, it answers the one
 * that stands. Throws `error.bad_request` for an order that isn't the user's or a product that there is not,
 * `error.too_many_requests`.
 */
export async function createTicket(
  services: Pick<Services, "database" | "clock" | "rateLimiter">,
  { userId, lang, asked }: Asking,
): Promise<TicketPosted> {
  const now = services.clock.now();
  const { code, place } = await countPosting(services, { sort: "ticket", userId }, () =>
    services.database.transaction(async (q) => {
      const links = {
        orderId: await findOrder(q, userId, asked.order),
        productId: await findProduct(q, asked.product),
      };
      const { department, subject, client_id: clientId, body, pictures } = asked;
      const ticket = { userId, clientId, department, subject, lang, ...links, lastMessageAt: now };
      const [made] = await q
        .insert(tickets)
        .values({ ...ticket, createdAt: now })
        .onConflictDoNothing()
        .returning();
      if (!made) return findCreated(q, userId, clientId);
      const first = { by: "user" as const, authorId: userId, clientId, body, pictures, now };
      const { message } = await addMessage(q, made, first);
      return { code: made.code, place: message.place, isNew: true };
    }),
  );
  return { code, place };
}

/** What an earlier posting under the id has made. */
async function findCreated(q: Query, userId: string, clientId: string) {
  const [made] = await q
    .select({ id: tickets.id, code: tickets.code })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.clientId, clientId)));
  const message = await findPosted(q, { authorId: userId, clientId });
  if (!made || !message) throw new ApiError("error.bad_request");
  return { code: made.code, place: message.place, isNew: false };
}

async function findOrder(q: Query, userId: string, number: string | null): Promise<string | null> {
  if (!number) return null;
  const [order] = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, normalizeNumber(number)), eq(orders.userId, userId)));
  if (!order) throw unknown("order");
  return order.id;
}

async function findProduct(q: Query, code: number | null): Promise<string | null> {
  if (code === null) return null;
  const [product] = await q
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.code, code), eq(products.status, "active")));
  if (!product) throw unknown("product");
  return product.id;
}

const unknown = (field: string) =>
  new ApiError("error.bad_request", { errors: { [field]: ["validation.choice"] } });
