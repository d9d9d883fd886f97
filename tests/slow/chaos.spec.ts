import { expect, test } from "@playwright/test";
import postgres from "postgres";
import { audit } from "../chaos/audit/audit";
import type { Books } from "../chaos/audit/read-books";
import { killWhileBuying } from "../chaos/kill-while-buying";
import { findPostgres } from "../runner/services";
import { variantStock } from "../support/buyers-by-sql";
import { createScratchDatabase, type ScratchDatabase } from "../support/scratch-database";

/** One of each: the shop, the bank, the line between them. `npm run chaos` does the same fifty times. */
const kills = 3;

test.describe
  .serial("two books that can't be lost together", () => {
    let shop: ScratchDatabase;
    let bank: ScratchDatabase;

    test.beforeAll(async () => {
      // biome-ignore lint/suspicious/noSkippedTests: counted as skipped where no server can be had
      test.skip(!(await findPostgres()), "no PostgreSQL answers");
      const made = await Promise.all(["chaos_gate", "chaos_gate_bank"].map(createScratchDatabase));
      const [one, two] = made;
      if (!one || !two) throw new Error("PostgreSQL has gone.");
      [shop, bank] = [one, two];
    });
    test.afterAll(async () => {
      await shop?.drop();
      await bank?.drop();
    });

    test("payments 5.4: whatever moment shop or bank are killed at, money, orders and pieces add up", async () => {
      test.setTimeout(240_000);
      const { faults, openBefore, taken, paid, review, returned } = await killWhileBuying(
        { shop: shop.url, bank: bank.url },
        kills,
      );
      expect(faults).toEqual([]);
      expect(taken).toBeGreaterThan(0);
      expect(paid + review + returned).toBe(taken);
      // Without the reconciler the audit finds the shoppers who never came back.
      expect(openBefore.join()).toContain("waits to be verified");
    });

    /** Each undone after the audit has looked. */
    const slips: [what: string, whose: keyof Books, slip: string, found: RegExp][] = [
      [
        "money that came and was not kept",
        "shop",
        "update payment set received_amount = received_amount - 10 where status = 'success'",
        /was captured, \d+ is kept/,
      ],
      [
        "a payment that the shop forgot",
        "shop",
        "update payment set authority = null where status = 'success'",
        /captured, and no payment knows it/,
      ],
      [
        "goods for a charge that was never captured",
        "bank",
        "update sandbox_session set status = 'failed' where status = 'verified'",
        /is success, and nothing was captured/,
      ],
      [
        "a refund that the bank never made",
        "shop",
        `insert into refund (id, payment_id, order_id, amount, method, status, idempotency_key)
        select gen_random_uuid(), id, order_id, 10, 'gateway', 'done', gen_random_uuid()
        from payment where status = 'success'`,
        /0 was given back, 10 is written as refunded/,
      ],
      [
        "a refund that nobody finished",
        "shop",
        `insert into refund (id, payment_id, order_id, amount, method, status, idempotency_key)
        select gen_random_uuid(), id, order_id, 10, 'gateway', 'pending', gen_random_uuid()
        from payment where status = 'success'`,
        /has not come to its end/,
      ],
      [
        "a canceled order whose money stayed",
        "shop",
        "update orders set state = 'canceled', payment_status = 'canceled' where payment_status = 'paid'",
        /is canceled, canceled, and \d+ is there/,
      ],
      [
        "a piece that left twice",
        "shop",
        "update variant set stock = stock - 1 where id in (select variant_id from order_item)",
        /pieces and holds/,
      ],
      [
        "a piece sold that nobody counted",
        "shop",
        "delete from sale; update product set sold_count = 0",
        /counts 0 sold of/,
      ],
      [
        "an invoice number that is gone",
        "shop",
        "update orders set invoice_no = null where invoice_no = (select min(invoice_no) from orders)",
        /has no invoice[\s\S]*gap or a twin/,
      ],
    ];

    for (const [what, whose, slip, found] of slips) {
      test(`the audit sees ${what}`, async () => {
        const open = { shop: postgres(shop.url, { max: 1 }), bank: postgres(bank.url, { max: 1 }) };
        try {
          await open[whose].unsafe("begin");
          await open[whose].unsafe(slip);
          expect((await audit(open, variantStock)).faults.join("\n")).toMatch(found);
          await open[whose].unsafe("rollback");
          expect((await audit(open, variantStock)).faults).toEqual([]);
        } finally {
          await Promise.all([open.shop.end(), open.bank.end()]);
        }
      });
    }
  });
