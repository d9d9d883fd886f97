import { describe, expect, it } from "vitest";
import { sendToBackend } from "./api-client.server";

describe("decisions 8 for whom the storefront calls", () => {
  async function seen(caller: { address: string | undefined; agent: string | undefined }) {
    const calls: Request[] = [];
    const api = async (request: Request) => {
      calls.push(request);
      return Response.json({});
    };
    const headers = new Headers({ "X-Forwarded-For": "203.0.113.9", Forwarded: "for=203.0.113.9" });
    await sendToBackend({ api, caller }, "/api/login", { method: "POST", headers });
    return calls[0]?.headers;
  }

  it("says the shopper's address and browser", async () => {
    const headers = await seen({ address: "192.0.2.7", agent: "Old Phone 1.0" });
    expect(headers?.get("X-Forwarded-For")).toBe("192.0.2.7");
    expect(headers?.get("User-Agent")).toBe("Old Phone 1.0");
  });

  it("hands on no address that nobody has settled", async () => {
    const headers = await seen({ address: undefined, agent: undefined });
    expect(headers?.has("X-Forwarded-For")).toBe(false);
    expect(headers?.has("Forwarded")).toBe(false);
  });
});
