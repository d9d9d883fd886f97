import { expect, it } from "vitest";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { sendToPay } from "./send-to-pay.server";

const fakeRequestContext = async () => {
  const { context } = fakeContext({
    settings: { payingOrigins: ["https://payment.zarinpal.com"] },
  });
  return getContext({ request: fakeRequest("/en/carts"), context });
};
const started = (redirect_url: string | null) => ({
  ref_id: "0123456789ABCDEF",
  status: "pending" as const,
  redirect_url,
});

it.each([
  "https://payment.zarinpal.com/pg/StartPay/A1",
  "https://shop.example/sandbox-pay/pg/StartPay/S1",
])("R-ERR-01[gateway] leads to %s by the browser itself", async (address) => {
  const response = sendToPay(await fakeRequestContext(), started(address));
  expect([response.status, response.headers.get("Location")]).toEqual([303, address]);
  expect(response.headers.get("X-Remix-Reload-Document")).toBe("true");
});

it.each([
  "https://evil.example/pg/StartPay/A1",
  "https://payment.zarinpal.com.evil.example/",
  "javascript:alert(1)",
  "//evil.example/",
  "nonsense",
  null,
])("R-ERR-01[foreign] leads to the payment's own page instead of %s", async (address) => {
  const response = sendToPay(await fakeRequestContext(), started(address));
  expect([response.status, response.headers.get("Location")]).toEqual([
    303,
    "/en/home/payment/pending/0123456789ABCDEF",
  ]);
});
