import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { inLosAngeles, inTehran } from "./addresses.fixture";

const shop = provideTestBackend();

function callAs(token: string | undefined, method: string, path: string, body?: object) {
  const headers = {
    "Content-Type": "application/json",
    ...(token && { Authorization: token }),
  };
  return shop().call(path, { method, headers, body: body && JSON.stringify(body) });
}

async function someonesAddress() {
  const { token } = await logIn(shop());
  const { body } = await callAs(token, "POST", "user/addresses", inTehran);
  return { id: body.id as string, token };
}

describe("addresses are their owner's (domain 4.5)", () => {
  it.each([
    ["GET", "user/addresses"],
    ["POST", "user/addresses"],
    ["PUT", `user/addresses/${randomUUID()}`],
    ["DELETE", `user/addresses/${randomUUID()}`],
  ])("a visitor's %s %s is refused", async (method, path) => {
    const body = method === "GET" ? undefined : inTehran;
    expect((await callAs(undefined, method, path, body)).status).toBe(401);
  });

  it.each(["PUT", "DELETE"])(
    "%s of somebody else's is 404, as of one that never was, and changes nothing",
    async (method) => {
      const theirs = await someonesAddress();
      const { token } = await logIn(shop());
      for (const id of [theirs.id, randomUUID(), "1", "%00", "../carts"]) {
        const path = `user/addresses/${encodeURIComponent(id)}`;
        const answer = await callAs(token, method, path, inLosAngeles);
        expect([400, 404]).toContain(answer.status);
        if (id === theirs.id) expect(answer.status).toBe(404);
      }
      const { body } = await callAs(theirs.token, "GET", "user/addresses");
      expect(body.data).toEqual([expect.objectContaining({ id: theirs.id, iso2: "IR" })]);
    },
  );

  it("a list shows nobody else's", async () => {
    await someonesAddress();
    const { token } = await logIn(shop());
    expect((await callAs(token, "GET", "user/addresses")).body).toEqual({ data: [], total: 0 });
  });

  it("an op_id that is somebody's address neither shows nor changes it", async () => {
    const theirs = await someonesAddress();
    const { token } = await logIn(shop());
    const input = { ...inLosAngeles, op_id: theirs.id };
    const answer = await callAs(token, "POST", "user/addresses", input);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain("9121234567");
    const { body } = await callAs(theirs.token, "GET", "user/addresses");
    expect(body.data[0].iso2).toBe("IR");
  });

  it("answers are stored nowhere", async () => {
    const { token } = await someonesAddress();
    const { headers } = await callAs(token, "GET", "user/addresses");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});
