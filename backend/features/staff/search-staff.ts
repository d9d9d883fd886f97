import { desc, eq } from "drizzle-orm";
import type { LanguageCode } from "../../contract/languages";
import type { StaffSearch } from "../../contract/staff-admin";
import { orders } from "../../db/tables/orders";
import { tickets } from "../../db/tables/tickets";
import type { Login } from "../../http/login";
import { normalizeNumber } from "../../http/read-number";
import type { Services } from "../../services";
import { findAccount } from "../auth/accounts";
import { readTarget } from "../auth/challenges/targets";
import { isPermitted } from "./effective-permissions";

/**
 * What has exactly this number, code, e-mail or phone, in any digits: orders, tickets and people, each for who may read
 * them. Nothing is found by a part of it, so that nobody can leaf through the customers.
 */
export function searchStaff(
  { database }: Pick<Services, "database">,
  { permissions }: Login,
  { text, lang }: { text: string; lang: LanguageCode },
): Promise<StaffSearch> {
  const number = normalizeNumber(text.trim()).replace(/^#/, "");
  const target = readTarget(text, lang);
  const code = /^\d{1,9}$/.test(number) ? Number(number) : null;
  return database.run(async (q) => {
    const seesOrders = number !== "" && isPermitted(permissions, "orders.read");
    const foundOrders = seesOrders
      ? await q
          .select()
          .from(orders)
          .where(eq(orders.number, number))
          .orderBy(desc(orders.placedAt))
          .limit(5)
      : [];
    const user =
      target && isPermitted(permissions, "users.read") ? await findAccount(q, target) : null;
    const foundTickets =
      code !== null && isPermitted(permissions, "tickets.read")
        ? await q.select().from(tickets).where(eq(tickets.code, code))
        : [];
    return {
      orders: foundOrders.map(({ number, state, placedAt }) => ({
        number,
        state,
        placed_at: placedAt.toISOString(),
      })),
      users: user
        ? [
            {
              id: user.id,
              name: [user.name, user.lastName].filter(Boolean).join(" ") || null,
              email: user.email,
              phone: user.phone,
              joined_at: user.createdAt.toISOString(),
            },
          ]
        : [],
      tickets: foundTickets.map(({ code, subject, state }) => ({ code, subject, state })),
    };
  });
}
