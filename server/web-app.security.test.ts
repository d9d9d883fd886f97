import { describe, expect, it } from "vitest";
import { sendToBackend } from "~/api/client/api-client.server";
import { settingsOf } from "~/api/client/load-context";
import { openWebApp } from "./web-app.fixture";

describe("decisions 8 whose address the backend counts failures by", () => {
  it("a caller can't choose its own", async () => {
    const { ask } = await openWebApp(0);
    const seen = await ask({
      "X-Forwarded-For": "203.0.113.9",
      Forwarded: "for=203.0.113.9",
      "X-Request-Id": "chosen-by-the-caller",
    });
    expect(seen["x-forwarded-for"]).toBe("127.0.0.1");
    expect(seen.forwarded).toBeUndefined();
    expect(seen["x-request-id"]).toBe("the-id-of-the-log");
  });

  it("a trusted proxy's word counts, and of a list only its own part", async () => {
    const { ask } = await openWebApp(1);
    const seen = await ask({ "X-Forwarded-For": "198.51.100.1, 203.0.113.9" });
    expect(seen["x-forwarded-for"]).toBe("203.0.113.9");
  });

  it("a proxy that isn't the trusted one is a caller like any other", async () => {
    const { ask } = await openWebApp(["192.0.2.1"]);
    expect((await ask({ "X-Forwarded-For": "203.0.113.9" }))["x-forwarded-for"]).toBe("127.0.0.1");
  });

  it.each([
    ["knows the shopper's address from a storefront that it trusts", 1, "192.0.2.7"],
    ["doesn't take a storefront's word that it doesn't trust", 0, "127.0.0.1"],
  ])("decisions 15 a backend over the network %s", async (_, trustProxy, address) => {
    const { url } = await openWebApp(trustProxy);
    const settings = settingsOf({});
    const caller = { address: "192.0.2.7", agent: "Old Phone 1.0" };
    const context = { caller, settings: { ...settings, apiUrl: url } };
    const headers = new Headers({ "X-Forwarded-For": "203.0.113.9" });
    const response = await sendToBackend(context, "/api/user", { headers });
    expect(await response.json()).toMatchObject({
      "x-forwarded-for": address,
      "user-agent": "Old Phone 1.0",
    });
  });
});
