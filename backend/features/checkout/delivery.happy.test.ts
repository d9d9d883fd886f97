import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";

const backend = provideTestBackend();

describe("delivery before there is a cart", () => {
  it.each([
    ["fa", "IR", "IRR", ["post"]],
    ["en", "US", "USD", ["standard", "express"]],
  ])(
    "%s: to its home country, in its currency, for everyone alike",
    async (lang, country, currency, codes) => {
      const { body } = await backend().call(`home/delivery?lang=${lang}`);
      expect(body).toMatchObject({ country });
      expect(body.options.map(({ code }: { code: string }) => code)).toEqual(codes);
      for (const { price, from, to } of body.options) {
        expect(price).toMatchObject({ currency });
        expect(from <= to).toBe(true);
      }
    },
  );

  it("says from which worth on it is free, and cash only where a way to send takes it", async () => {
    const fa = (await backend().call("home/delivery?lang=fa")).body;
    expect(fa.options[0].free_from).toEqual({ amount: 20_000_000, currency: "IRR" });
    const ways = (body: { payments: { gateway: string }[] }) =>
      body.payments.map(({ gateway }) => gateway);
    expect(ways(fa)).toContain("cod");
    expect(ways((await backend().call("home/delivery?lang=en")).body)).not.toContain("cod");
  });
});
