import { findFreePort } from "../support/free-port";
import { KillableProcess } from "./killable-process";
import { KillableShop } from "./killable-shop";

/** The databases of a run, each its own. */
export interface Ledgers {
  shop: string;
  bank: string;
}

/** The built shop and the bank that it is paid at: two processes that die apart. */
export interface ShopAndBank {
  shop: KillableShop;
  bank: KillableProcess;
  close(): Promise<void>;
}

const webhookSecret = "whsec_chaos";

export async function openShopAndBank(ledgers: Ledgers): Promise<ShopAndBank> {
  const bankPort = String(await findFreePort());
  const bankOrigin = `http://127.0.0.1:${bankPort}`;
  const shop = await KillableShop.on(ledgers.shop, {
    ALLOW_DEMO_IN_PROD: "1",
    PAYMENT_ZARINPAL_MERCHANT: "00000000-0000-4000-8000-000000000000",
    PAYMENT_ZARINPAL_URL: `${bankOrigin}/sandbox-pay`,
    PAYMENT_STRIPE_KEY: "sk_test_chaos",
    PAYMENT_STRIPE_URL: `${bankOrigin}/sandbox-pay`,
    PAYMENT_STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  const bank = new KillableProcess({
    script: ["--import", "tsx", "tests/chaos/bank-server.ts"],
    environment: {
      PORT: bankPort,
      DATABASE_URL: ledgers.bank,
      SHOP_ORIGIN: shop.origin,
      WEBHOOK_SECRET: webhookSecret,
    },
    readyUrl: `${bankOrigin}/ready`,
  });
  return {
    shop,
    bank,
    async close() {
      bank.thaw();
      await Promise.all([shop.stop(), bank.terminate()]);
    },
  };
}
