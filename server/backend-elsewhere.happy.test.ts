import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../tests/support/eventually";
import { backendElsewhere } from "./open-backend";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks a backend elsewhere every five seconds what has moved, until it is closed", async () => {
  let asked = 0;
  const server = createServer((_req, res) => {
    asked += 1;
    res.setHeader("X-Catalog-Version", `v${asked}`).setHeader("X-Catalog-Moves", `m${asked}`).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const backend = backendElsewhere(`http://127.0.0.1:${port}`);
  const heard = vi.fn();
  backend.onCatalogMove(heard);
  vi.advanceTimersByTime(4_999);
  expect(asked).toBe(0);
  for (const time of [1, 2]) {
    vi.advanceTimersByTime(time === 1 ? 1 : 5_000);
    await eventually(() => expect(heard).toHaveBeenCalledTimes(time));
    expect(heard).toHaveBeenLastCalledWith(`v${time}`, `m${time}`);
  }
  await backend.close();
  vi.advanceTimersByTime(20_000);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  expect(asked).toBe(2);
});
