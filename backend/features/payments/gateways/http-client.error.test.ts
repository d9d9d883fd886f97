import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createHttpClient, GatewayUnreachable } from "./http-client";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () =>
      done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

const limits = { connectMs: 1000, totalMs: 300 };
const get = (url: string) => createHttpClient(limits)({ method: "GET", url, headers: {} });

describe("the line to a gateway (payments 5.0)", () => {
  it("answers any status with its body", async () => {
    const url = await serve((_, res) => res.writeHead(422).end("نه"));
    expect(await get(url)).toEqual({ status: 422, text: "نه" });
  });

  it("tries once more where the network failed", async () => {
    let calls = 0;
    const url = await serve((req, res) => {
      calls += 1;
      if (calls === 1) req.socket.destroy();
      else res.end("well");
    });
    expect(await get(url)).toEqual({ status: 200, text: "well" });
    expect(calls).toBe(2);
  });

  it("goes by a connection that is open already, and by a new one where those have been closed", async () => {
    const seen: Socket[] = [];
    let areClosed = false;
    const url = await serve((req, res) => {
      const isKnown = seen.includes(req.socket);
      seen.push(req.socket);
      if (areClosed && isKnown) req.socket.destroy();
      else setTimeout(() => res.end("well"), 20);
    });
    const call = createHttpClient(limits);
    const ask = () => call({ method: "GET", url, headers: {} });
    await Promise.all([ask(), ask()]);
    await ask();
    expect(new Set(seen).size).toBe(2);
    areClosed = true;
    expect(await ask()).toEqual({ status: 200, text: "well" });
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(3);
  });

  it("gives up after the second time, and says what failed", async () => {
    let calls = 0;
    const url = await serve((req) => {
      calls += 1;
      req.socket.destroy();
    });
    const error = await get(url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GatewayUnreachable);
    expect(error).toMatchObject({ exchange: { status: null, body: { failed: "ECONNRESET" } } });
    expect(calls).toBe(2);
  });

  it("waits no longer than it may, and doesn't try again then", async () => {
    let calls = 0;
    const url = await serve(() => {
      calls += 1;
    });
    await expect(get(url)).rejects.toThrow(GatewayUnreachable);
    expect(calls).toBe(1);
  });

  it("waits no longer for an answer that trickles in", async () => {
    const url = await serve((_, res) => {
      res.write("a");
    });
    await expect(get(url)).rejects.toThrow(GatewayUnreachable);
  });

  it("takes an answer of a megabyte, and none that is larger", async () => {
    const answerOf = (bytes: number) => serve((_, res) => res.end("a".repeat(bytes)));
    const patient = createHttpClient({ connectMs: 1000, totalMs: 20_000 });
    const ask = async (bytes: number) =>
      patient({ method: "GET", url: await answerOf(bytes), headers: {} });
    expect((await ask(1024 * 1024)).text).toHaveLength(1024 * 1024);
    const error = await ask(1024 * 1024 + 1).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ exchange: { body: { failed: "EANSWER_TOO_LARGE" } } });
  });

  it("sends the call's headers and how long its body is", async () => {
    const heard: unknown[] = [];
    const url = await serve(({ method, headers }, res) => {
      heard.push(method, headers.accept, headers["content-length"]);
      res.end();
    });
    const headers = { Accept: "application/json" };
    await createHttpClient(limits)({ method: "POST", url, headers, body: "نه" });
    expect(heard).toEqual(["POST", "application/json", "4"]);
  });

  it("says of what is no error that it isn't known", () => {
    expect(new GatewayUnreachable("away").exchange).toMatchObject({ body: { failed: "unknown" } });
    expect(new GatewayUnreachable({ code: "E" }).exchange).toMatchObject({
      body: { failed: "unknown" },
    });
    const odd = Object.assign(new Error("odd"), { code: 7 });
    expect(new GatewayUnreachable(odd).exchange).toMatchObject({ body: { failed: "odd" } });
  });

  it("knows when nobody is there", async () => {
    await expect(get("http://127.0.0.1:9")).rejects.toThrow(GatewayUnreachable);
  });
});
