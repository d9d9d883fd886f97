import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { payments, refunds } from "#backend/db/tables/payments";
import {
  giveStock,
  type MadeOrder,
  makeOrder,
  makeShopper,
} from "#backend/features/orders/order.fixture";
import { payFor } from "#backend/features/orders/staff.fixture";
import { defaultSettingsFile, withSettingsFile } from "#server/settings-file";
import { findFreePort } from "../../tests/support/free-port";
import { provideTerminal, type TestTerminal } from "../terminal.fixture";

/** A shell that has nothing but the way to the shop's data. */
const terminal = provideTerminal({ DEMO: "0" });
const shop = (...args: string[]) => terminal().shop(...args);
const inShop: TestTerminal["inShop"] = (work) => terminal().inShop(work);

/** Paid at Zarinpal, which knows the charge. */
function buy(): Promise<MadeOrder> {
  return inShop(async (services) => {
    const { database, clock } = services;
    const place = { shop: { database }, clock, backend: { services } };
    const variant = await giveStock(place, 9);
    const made = await makeOrder(place, {
      userId: await makeShopper(place),
      lines: [[variant, 1]],
    });
    await payFor(place, made);
    await database.run((q) =>
      q
        .update(payments)
        .set({ authority: `A${made.number}`, bankRef: "201" })
        .where(eq(payments.id, made.paymentId)),
    );
    return made;
  });
}

const refundsOf = ({ id }: MadeOrder) =>
  inShop(({ database }) =>
    database.run((q) =>
      q
        .select({ method: refunds.method, status: refunds.status })
        .from(refunds)
        .where(eq(refunds.orderId, id)),
    ),
  );

it.each([["cancel"], ["refund", "--amount", "1"]])(
  "%s gives nothing back by hand because the shell lacks the gateway's key, and says what to do",
  async (step, ...options) => {
    const order = await buy();
    const refused = await shop("order", step, order.number, ...options);
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/PAYMENT_ZARINPAL_MERCHANT[\s\S]*settings file[\s\S]*--by-hand/);
    expect(await refundsOf(order)).toEqual([]);
    expect((await shop("order", "show", order.number)).said).toMatch(
      /paid[\s\S]*order cancel \S+ --by-hand[\s\S]*!!!.*PAYMENT_ZARINPAL_MERCHANT/,
    );
    const said = await shop("order", step, order.number, ...options, "--lang", "fa");
    expect(said.said).toContain("پروندهٔ تنظیم‌ها");
  },
  120_000,
);

it("gives back by hand what the owner says that they will", async () => {
  const order = await buy();
  const done = await shop("order", "cancel", order.number, "--by-hand");
  expect(done.code).toBe(0);
  expect(await refundsOf(order)).toEqual([{ method: "manual", status: "pending" }]);
}, 120_000);

it("asks the gateway with the settings of the shop's file", async () => {
  const order = await buy();
  const gateway = `http://127.0.0.1:${await findFreePort()}`;
  const file = `PAYMENT_ZARINPAL_MERCHANT=12345678-1234-1234-1234-123456789abc\nPAYMENT_ZARINPAL_URL=${gateway}\n`;
  const folder = mkdtempSync(join(tmpdir(), "timcheh-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, defaultSettingsFile), file, { mode: 0o600 });
  const settings = withSettingsFile({}, folder);
  const done = await terminal().shopWith(settings, "order", "cancel", order.number);
  expect(done.code).toBe(0);
  expect(await refundsOf(order)).toEqual([{ method: "gateway", status: "pending" }]);
}, 120_000);
