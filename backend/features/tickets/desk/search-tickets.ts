import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { countedTickets } from "../../../contract/ticket";
import type { Query } from "../../../db/database";
import { foldColumn, patternOf } from "../../../db/fold-text";
import { orders } from "../../../db/tables/orders";
import { ticketMessages, tickets } from "../../../db/tables/tickets";
import { customerWords, users } from "../../../db/tables/users";
import { normalizeNumber } from "../../../http/read-number";

/**
 * The condition for tickets that a search of the desk finds: by their code alone where it is one; else by the customer's
 * phone, part of their name or e-mail, an order's number, part of the subject or of what was written. What is rare is
 * gathered from an index of each; of what more than `most` say, the tickets of the queue are asked one after the other,
 * because a page of them is found soon then. Either way a search doesn't cost all that there is.
 */
export async function foundBy(q: Query, search: string, most = countedTickets): Promise<SQL> {
  const number = normalizeNumber(search.trim());
  if (/^\d{6,9}$/.test(number)) return eq(tickets.code, Number(number));
  const phone = number.replace(/^00/, "+").replace(/^0/, "+98");
  const pattern = patternOf(search.trim());
  const inSubject = sql`${foldColumn(tickets.subject)} like ${pattern}`;
  const inBody = sql`${foldColumn(ticketMessages.body)} like ${pattern}`;
  const ofCustomer = or(eq(users.phone, phone), sql`${customerWords(users)} like ${pattern}`);
  const ofOrder = eq(orders.number, number);
  const some = await q.execute<{ id: string }>(sql`
    (select ${tickets.id} as id from ${tickets} where ${inSubject} limit ${most + 1})
    union all
    (select ${ticketMessages.ticketId} from ${ticketMessages} where ${inBody} limit ${most + 1})
    union all
    (select ${tickets.id} from ${tickets} where ${tickets.userId} in (select ${users.id} from ${users} where ${ofCustomer}) limit ${most + 1})
    union all
    (select ${tickets.id} from ${tickets} where ${tickets.orderId} in (select ${orders.id} from ${orders} where ${ofOrder}) limit ${most + 1})
    limit ${most + 1}`);
  const ids = Array.from(some, ({ id }) => id);
  if (ids.length <= most) return inArray(tickets.id, [...new Set(ids)]);
  // Each a value of the ticket's own, which no planner gathers for all tickets beforehand as it would an `exists`.
  return sql`(${inSubject}
    or (select true from ${ticketMessages} where ${ticketMessages.ticketId} = ${tickets.id} and ${inBody} limit 1)
    or (select true from ${users} where ${users.id} = ${tickets.userId} and ${ofCustomer})
    or (select true from ${orders} where ${orders.id} = ${tickets.orderId} and ${ofOrder}))`;
}
