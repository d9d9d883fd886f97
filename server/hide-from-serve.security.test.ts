import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { hideFromServe } from "./hide-from-serve";

it("decisions 27 any server of the process is asked for no routes of the back-office", async () => {
  hideFromServe();
  const server = createServer((req, res) => void res.end(decodeURIComponent(req.url ?? "")));
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  try {
    const { port } = server.address() as AddressInfo;
    const asked = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    expect(await asked("/__manifest?p=%2Fstaff%2Faudit&p=%2Fen&version=1")).toBe(
      "/__manifest?version=1&p=/en",
    );
    expect(await asked("/en/home/products?p=2")).toBe("/en/home/products?p=2");
  } finally {
    server.close();
  }
});
