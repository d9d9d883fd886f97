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

  it.each(["fa", "en"])("%s: says until when its days hold", async (lang) => {
    const { clock, call } = backend();
    const days = async () => {
      const { body } = await call(`home/delivery?lang=${lang}`);
      return { changes: Date.parse(body.changes_at), options: JSON.stringify(body.options) };
    };
    const now = clock.time;
    const first = await days();
    expect(first.changes).toBeGreaterThan(now);
    clock.time = first.changes - 1;
    expect(await days()).toEqual(first);
    // The days of rest stand in between at most twice.
    const after = new Set<string>();
    for (let n = 0; n < 3; n++) {
      clock.time = first.changes + n * 86_400_000;
      after.add((await days()).options);
    }
    expect([...after].some((options) => options !== first.options)).toBe(true);
    clock.time = now;
  });

  it("says from which worth on it is free, and cash only where a way to send takes it", async () => {
    const fa = (await backend().call("home/delivery?lang=fa")).body;
    expect(fa.options[0].free_from).toEqual({ amount: 20_000_000, currency: "IRR" });
    const ways = (body: { payments: { gateway: string }[] }) =>
      body.payments.map(({ gateway }) => gateway);
    expect(ways(fa)).toContain("cod");
    expect(ways((await backend().call("home/delivery?lang=en")).body)).not.toContain("cod");
  });
});
