import { eq, or, type SQL, sql } from "drizzle-orm";
import { foldColumn, patternOf } from "../../../db/fold-text";
import { orders } from "../../../db/tables/orders";
import { ticketMessages, tickets } from "../../../db/tables/tickets";
import { customerWords, users } from "../../../db/tables/users";
import { normalizeNumber } from "../../../http/read-number";

/**
 * The condition for tickets that a search of the desk finds: by their code alone where it is one; else by the customer's
 * phone, part of their name or e-mail, an order's number, part of the subject or of what was written. Each of these asks
 * an index of its own, so that a search costs what it finds, not what there is.
 */
export function foundBy(search: string): SQL {
  const number = normalizeNumber(search.trim());
  if (/^\d{6,9}$/.test(number)) return eq(tickets.code, Number(number));
  const phone = number.replace(/^00/, "+").replace(/^0/, "+98");
  const pattern = patternOf(search.trim());
  const ofCustomer = or(eq(users.phone, phone), sql`${customerWords(users)} like ${pattern}`);
  return sql`${tickets.id} in (
    select ${idOf("found")} from ${tickets} as found where ${foldColumn(sql`found.subject`)} like ${pattern}
    union all
    select ${ticketMessages.ticketId} from ${ticketMessages} where ${foldColumn(ticketMessages.body)} like ${pattern}
    union all
    select ${idOf("asked")} from ${tickets} as asked where asked.user_id in (select ${users.id} from ${users} where ${ofCustomer})
    union all
    select ${idOf("about")} from ${tickets} as about where about.order_id in (select ${orders.id} from ${orders} where ${eq(orders.number, number)})
  )`;
}

const idOf = (name: "found" | "asked" | "about") => sql.raw(`${name}.id`);
