/** The owner at the table of coupons, and something to buy with one, for tests. */
import { beforeAll } from "vitest";
import type { TestBackend } from "../../../../tests/support/backend";
import { logInStaff } from "../../../../tests/support/log-in";
import { findVariants, setPrice } from "../cart.fixture";

/** To be called where tests are defined; what it answers is there once they run. */
export function provideCouponDesk(backend: () => TestBackend) {
  let owner: string;
  let lamp: string;

  beforeAll(async () => {
    ({ token: owner } = await logInStaff(backend(), { permissions: ["*"] }));
    [lamp = ""] = await findVariants(backend(), 1);
    await setPrice(backend(), lamp, 3000);
  });

  return {
    /** A variant that costs 30.00 dollars. */
    lamp: () => lamp,
    send: (method: string, path: string, body?: unknown, token = owner) =>
      backend().call(`admin/coupons${path}`, {
        method,
        headers: { Authorization: token, "Content-Type": "application/json", lang: "en" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
