import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn, logInStaff } from "../../../../tests/support/log-in";

const backend = provideTestBackend();
const couch = { word: "couch", means: "sofa", kind: "both", active: true };

it("search synonyms are neither shown to nor changed by who may not write content", async () => {
  const shopper = await logIn(backend());
  const other = await logInStaff(backend(), { permissions: ["tickets.manage"] });
  for (const [token, status] of [
    ["", 401],
    [shopper.token, 403],
    [other.token, 403],
  ] as const) {
    const headers = { Authorization: token, "Content-Type": "application/json" };
    const send = async (method: string, path: string, body?: object) =>
      (
        await backend().call(`admin/synonyms/en${path}`, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        })
      ).status;
    expect([
      await send("GET", ""),
      await send("POST", "", couch),
      await send("PUT", "/1", couch),
      await send("DELETE", "/1"),
      await send("POST", "/mcud", { t: "copy", ids: [1] }),
      await send("PUT", "/mcud", { t: "edit", d: { word: "x" }, ids: [1] }),
      await send("DELETE", "/mcud", { ids: [1] }),
    ]).toEqual(Array(7).fill(status));
  }
});
