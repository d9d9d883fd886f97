import { describe, expect, it } from "vitest";
import { signature } from "#dev/sandbox-bank/send-webhook";
import { createBackend } from "../../create-backend";
import type { Database } from "../../db/database";

const secret = "whsec_test";
const nowhere = () => "http://127.0.0.1:9";

/** A backend whose database is away. */
function brokenBackend() {
  const fail = async () => {
    throw new Error("connection refused");
  };
  const database: Database = { run: fail, write: fail, transaction: fail, close: async () => {} };
  return createBackend({
    database,
    picturesFolder: "/nowhere",
    packageName: "timcheh",
    autoTranslate: false,
    publicUrl: "http://shop.test",
    demo: false,
    payments: {
      zarinpal: {
        merchant: "00000000-0000-4000-8000-000000000000",
        apiUrl: nowhere,
        pageUrl: nowhere,
        sandbox: true,
      },
      stripe: { key: "sk_test", apiUrl: nowhere, webhookSecrets: [secret], sandbox: true },
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
}

describe("while the database is away", () => {
  it("a signed webhook is answered 500, so that it comes again (payments 5.2)", async () => {
    const body = JSON.stringify({
      id: "evt_1",
      type: "checkout.session.completed",
      data: { object: { id: "cs_test_1" } },
    });
    const header = signature(body, Math.floor(Date.now() / 1000), secret);
    const response = await brokenBackend().fetch(
      new Request("http://shop.test/api/payment/webhook/stripe", {
        method: "POST",
        headers: { "Stripe-Signature": header },
        body,
      }),
    );
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("refused");
  });

  it("a browser that returns is led to a page, never answered in JSON", async () => {
    const response = await brokenBackend().fetch(
      new Request("http://shop.test/api/payment/return/zarinpal?p=0123456789ABCDEF&Status=OK"),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/home/payment/pending/0123456789ABCDEF");
  });
});
