import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll } from "vitest";
import { createHttpClient } from "#backend/features/payments/gateways/http-client";
import type { Button } from "#dev/sandbox-bank/actions";
import { createSandboxBank, type SandboxBank } from "#dev/sandbox-bank/create-sandbox-bank";
import { sayAmount } from "~/i18n/say-amount.server";
import { provideTestBackend, type TestBackend } from "./backend";

export const bankMerchant = "00000000-0000-4000-8000-000000000000";
export const bankKey = "sk_test_sandbox";
export const webhookSecret = "whsec_of_the_tests";

/** A shop that is paid at the sandbox bank, all over the wire: one server with /api and /sandbox-pay. */
export interface PayingShop extends TestBackend {
  url: string;
  /** Presses a button on the bank's page; answers where the bank sends the browser. */
  press(redirectUrl: string, button: Button): Promise<string>;
  /** Goes where a browser is sent; answers where it is sent from there, or the answer itself. */
  visit(url: string): Promise<{ status: number; location: string | null; text: string }>;
  /** How long the shop waits for the bank. */
  hurry(totalMs: number): void;
}

/** For the head of a test file. The bank loses patience sooner than a real one. */
export function providePayingShop({ lateMs = 50 } = {}): () => PayingShop {
  let url = "";
  let server: Server | undefined;
  let bank: SandboxBank | undefined;
  const limits = { connectMs: 5_000, totalMs: 15_000 };
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/sandbox-pay/") && bank) return bank.fetch(request);
    return pathname.startsWith("/api/") ? shop().backend.fetch(request) : new Response("a page");
  };

  beforeAll(async () => {
    server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
    await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  const shop = provideTestBackend(() => {
    const place = () => `${url}/sandbox-pay`;
    return {
      publicUrl: url,
      httpClient: createHttpClient(limits),
      payments: {
        zarinpal: { merchant: bankMerchant, apiUrl: place, pageUrl: place, sandbox: true },
        stripe: { key: bankKey, apiUrl: place, webhookSecrets: [webhookSecret], sandbox: true },
      },
    };
  });
  beforeAll(() => {
    const { shop: data, clock } = shop();
    bank = createSandboxBank({
      database: data.database,
      clock,
      log: { info: () => {}, warn: () => {}, error: () => {} },
      pageUrl: () => `${url}/sandbox-pay`,
      shopOrigins: () => [url],
      webhook: { url: () => `${url}/api/payment/webhook/stripe`, secret: webhookSecret },
      sayAmount,
      slowMs: 500,
      lateMs,
    });
  });
  afterAll(async () => {
    await bank?.close();
    server?.closeAllConnections();
    await new Promise((done) => server?.close(done));
  });

  return () => ({
    ...shop(),
    url,
    press,
    visit,
    hurry: (totalMs) => {
      limits.totalMs = totalMs;
    },
  });
}

async function press(redirectUrl: string, button: Button): Promise<string> {
  const { status, location } = await visit(redirectUrl, {
    method: "POST",
    body: new URLSearchParams({ do: button }),
  });
  if (status !== 303 || !location) throw new Error(`The bank answered ${status}.`);
  return new URL(location, redirectUrl).href;
}

async function visit(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: "manual", ...init });
  const location = response.headers.get("Location");
  return { status: response.status, location, text: await response.text() };
}
