import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { brandDeskOf } from "./brands.fixture";

const backend = provideTestBackend();

it("brands are neither shown at the desk nor changed by who may not write", async () => {
  const writer = await brandDeskOf(backend());
  const brand = { name: { en: "Mine" }, slug: "mine" };
  const { _id } = (await writer.send("POST", "", { ...brand, slug: "theirs" })).body.data;
  const others = await brandDeskOf(backend(), ["shop.manage", "prices.write"]);
  const shopper = await logIn(backend());
  const as = (token: string) => (method: string, path: string, body?: object) =>
    backend().call(`admin/brands${path}`, {
      method,
      headers: { Authorization: token, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
  for (const [send, status] of [
    [others.send, 403],
    [as(shopper.token), 403],
    [as(""), 401],
  ] as const) {
    const tries = [
      send("GET", ""),
      send("GET", "/options/picture"),
      send("POST", "", brand),
      send("PUT", `/${_id}`, { name: { en: "Mine" }, _version: 1 }),
      send("DELETE", `/${_id}`),
      send("PUT", "/mcud", { t: "edit", d: { name: { en: "Mine" } }, ids: [_id] }),
      send("DELETE", "/mcud", { ids: [_id] }),
    ];
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses).toEqual(Array(tries.length).fill(status));
  }
  expect((await writer.find("theirs")).name).toEqual({ en: "Mine" });
});

it("options are of columns that refer to other rows, and of no others", async () => {
  const desk = await brandDeskOf(backend());
  for (const column of ["slug", "name", "constructor", "__proto__", "_id"]) {
    expect((await desk.send("GET", `/options/${column}`)).status).toBe(404);
  }
});
