import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { placedOrder } from "../../../../backend/contract/checkout";
import { orderList } from "../../../../backend/contract/order";
import type { Attack } from "../../attack";
import { read } from "../../call-api";
import { inParallel, times } from "../../in-parallel";
import { fillCheckout, findVariants, tryToPlace } from "../../orders";
import { newPerson, type Person } from "../../people";
import { statusesIn } from "../../tally";
import type { Target } from "../../target";

async function countOrders(target: Target, { token }: Person): Promise<number> {
  return (await read(target, orderList, "GET", "user/orders", { token })).total;
}

/** Charges that the sandbox bank opened for an order; null where its books can't be read. */
async function countCharges({ databaseUrl }: Target, number: string): Promise<number | null> {
  if (!databaseUrl) return null;
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from sandbox_session
      where callback_url like ${`%${await refOf(sql, number)}%`}`;
    return row?.count ?? 0;
  } finally {
    await sql.end();
  }
}

async function refOf(sql: postgres.Sql, number: string): Promise<string> {
  const [row] = await sql<{ ref_id: string }[]>`
    select p.ref_id from payment p join orders o on o.id = p.order_id where o.number = ${number}`;
  return row?.ref_id ?? number;
}

export const placing: readonly Attack[] = [
  {
    name: "tampered sums in the last form: 1, −1, a tenth, another currency, 1e400, none, words",
    heldBy: "tests/e2e/journeys/place-order.spec.ts",
    run: async (target) => {
      const person = await newPerson(target);
      const [variant = ""] = await findVariants(target, 1);
      const { totals } = await fillCheckout(target, person, variant);
      const { amount, currency } = totals.payable;
      const sums: object[] = [
        { amount: 1, currency },
        { amount: -1, currency },
        { amount: 0, currency },
        { amount: Math.floor(amount / 10), currency },
        { amount: amount - 1, currency },
        { amount, currency: "USD" },
        { amount, currency: "XXX" },
        { amount: Number.MAX_SAFE_INTEGER + 1, currency },
        { amount: `${amount}`, currency },
        { currency },
        {},
      ];
      const replies = await inParallel(sums, 2, (sum) => tryToPlace(target, person, sum));
      const count = await countOrders(target, person);
      return {
        answer: `${statusesIn(replies)}; ${count} orders`,
        held: count === 0 && replies.every(({ status }) => status === 400 || status === 409),
      };
    },
  },
  {
    name: "30 identical placings at once",
    heldBy: "backend/features/payments/start-once.race.test.ts",
    run: async (target) => {
      const person = await newPerson(target);
      const [variant = ""] = await findVariants(target, 1);
      const { totals } = await fillCheckout(target, person, variant);
      const opId = randomUUID();
      const replies = await inParallel(times(30), 30, () =>
        tryToPlace(target, person, totals.payable, { opId }),
      );
      const good = replies.find(({ status }) => status === 200);
      const number = good ? placedOrder.parse(JSON.parse(good.text)).number : "";
      const [orders, charges] = [
        await countOrders(target, person),
        await countCharges(target, number),
      ];
      return {
        answer: `${statusesIn(replies)}; orders: ${orders}, charges at the bank: ${charges ?? "uncounted"}`,
        held: orders === 1 && (charges === null || charges === 1),
      };
    },
  },
];
