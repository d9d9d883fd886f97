import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { bike, methodDeskOf } from "./methods.fixture";

const backend = provideTestBackend();

it("shipping methods are neither shown at the desk nor changed by who may not keep the shop", async () => {
  const keeper = await methodDeskOf(backend());
  const { _id } = await keeper.find("post");
  const writer = await methodDeskOf(backend(), ["content.write"]);
  const pricer = await methodDeskOf(backend(), ["prices.write"]);
  const shopper = await logIn(backend());
  const as = (token: string) => (method: string, path: string, body?: object) =>
    backend().call(`admin/shipping${path}`, {
      method,
      headers: { Authorization: token, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
  for (const [send, status] of [
    [writer.send, 403],
    [pricer.send, 403],
    [as(shopper.token), 403],
    [as(""), 401],
  ] as const) {
    const tries = [
      send("GET", ""),
      send("GET", "/options/countries"),
      send("POST", "", bike),
      send("PUT", `/${_id}`, { ...bike, _version: 1 }),
      send("DELETE", `/${_id}`),
      send("PUT", "/mcud", { t: "edit", d: { active: "false" }, ids: [_id] }),
      send("DELETE", "/mcud", { ids: [_id] }),
    ];
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses).toEqual(Array(tries.length).fill(status));
  }
});

it("who keeps the shop and doesn't decide on prices changes where and how fast, and no price", async () => {
  const keeper = await methodDeskOf(backend(), ["shop.manage"]);
  const before = await keeper.find("worldwide");
  const { _id, _version, code, uniform, split, price, free_from, ...rest } = before;
  for (const priced of [{ price: { USD: 1 } }, { free_from: { USD: 1 } }]) {
    const { status, body } = await keeper.send("PUT", `/${_id}`, { ...rest, ...priced, _version });
    expect([status, body.errors]).toEqual([
      400,
      { [Object.keys(priced)[0] ?? ""]: ["crud.unknown_field"] },
    ]);
  }
  expect((await keeper.send("POST", "", bike)).status).toBe(403);
  expect((await keeper.send("DELETE", `/${_id}`)).status).toBe(403);
  const slower = await keeper.send("PUT", `/${_id}`, { ...rest, days_to: 30, _version });
  expect(slower.body.data).toMatchObject({ days_to: 30, price });
});
