import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ApiError } from "./api-error";
import { answer, fakeApiClient, renewAnswer, type SeenCall } from "./fake-api-client.fixture";

const anything = z.unknown();

/** The error that a call ends with. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw new Error("The call did not fail as the client's calls do", { cause: error });
}

describe("the error rules", () => {
  it("307 with a location sends there", async () => {
    const { api } = fakeApiClient(() => answer({ location: "/home/payment/ok/1" }, 307));
    const { outcome } = await failure(api.get("x", anything));
    expect(outcome).toEqual({ kind: "redirect", location: "/home/payment/ok/1" });
  });

  it("auth.failed ends the session", async () => {
    const { api, session } = fakeApiClient(() => answer({ msg: "auth.failed" }, 401), {
      token: "t",
    });
    expect((await failure(api.get("user/orders", anything))).outcome.kind).toBe("logged-out");
    expect(session).toMatchObject({ token: undefined, endings: ["auth.failed"] });
  });

  it("any other msg is for the shopper", async () => {
    const body = { msg: "some.key", errors: { name: ["required_error"] }, requestId: "r-7" };
    const { api } = fakeApiClient(() => answer(body, 400));
    expect(await failure(api.get("x", anything))).toMatchObject({
      status: 400,
      outcome: { kind: "message", msg: "some.key" },
      errors: { name: ["required_error"] },
      requestId: "r-7",
    });
  });

  it.each([null, "<html>", {}, { msg: "" }, []])(
    "R-ERR-09[rejected] an error that says nothing (%j) is rejected",
    async (body) => {
      const { api } = fakeApiClient(() => answer(body, 500));
      expect(await failure(api.get("x", anything))).toMatchObject({
        status: 500,
        outcome: { kind: "reject" },
      });
    },
  );

  it("R-ERR-10[order] a location goes before renewal, renewal before auth.failed and any msg", async () => {
    const all = { location: "/x", token: "renew", msg: "auth.failed" };
    const redirected = fakeApiClient(() => answer(all, 307), { token: "t" });
    expect((await failure(redirected.api.get("x", anything))).outcome.kind).toBe("redirect");
    expect(redirected.calls).toHaveLength(1);

    const renewed = fakeApiClient(
      ({ path }) =>
        path === "/api/user/renew-token"
          ? answer({ token: "fresh-r" })
          : answer({ token: "renew", msg: "auth.failed" }, 401),
      { token: "t-order" },
    );
    await failure(renewed.api.get("x", anything));
    expect(renewed.session).toMatchObject({ renewals: ["fresh-r"], endings: [] });
  });

  it("a backend that can't be reached is a 503", async () => {
    const { api } = fakeApiClient(() => {
      throw new TypeError("fetch failed");
    });
    expect(await failure(api.get("x", anything))).toMatchObject({ status: 503 });
  });

  it("an answer that breaks the contract is an error, not a page of undefined", async () => {
    const { api } = fakeApiClient(() => answer({ id: "seven" }));
    await expect(api.get("x", z.object({ id: z.number() }))).rejects.toThrow();
  });
});

const brokenOff = () =>
  new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("terminated")) }));

describe("failed renewal", () => {
  it("R-TOKEN-05[once] R-CONST-39[value] a second renew answer rejects the call", async () => {
    const { api, calls } = fakeApiClient(
      ({ path }) => (path === "/api/user/renew-token" ? answer({ token: "fresh" }) : renewAnswer()),
      { token: "old-5" },
    );
    expect((await failure(api.get("x", anything))).outcome.kind).toBe("renew");
    expect(calls.map(({ path }) => path)).toEqual(["/api/x", "/api/user/renew-token", "/api/x"]);
  });

  it("R-TOKEN-06[rejected] R-ERR-05[failed] ends the session and says auth.token_renewal_failed", async () => {
    const { api, session } = fakeApiClient(
      ({ path }) => (path === "/api/user/renew-token" ? answer({}, 500) : renewAnswer()),
      { token: "old-6" },
    );
    const waiting = ["a", "b", "c"].map((path) => failure(api.get(path, anything)));
    for (const { outcome } of await Promise.all(waiting)) {
      expect(outcome).toEqual({ kind: "message", msg: "auth.token_renewal_failed" });
    }
    expect(session.token).toBeUndefined();
    expect(new Set(session.endings)).toEqual(new Set(["auth.token_renewal_failed"]));
  });

  it("R-TOKEN-07[network-loss] a backend out of reach keeps the session", async () => {
    const { api, session } = fakeApiClient(
      ({ path }) => {
        if (path === "/api/user/renew-token") throw new TypeError("fetch failed");
        return renewAnswer();
      },
      { token: "old-7" },
    );
    expect((await failure(api.get("x", anything))).status).toBe(503);
    expect(session).toMatchObject({ token: "old-7", endings: [] });
  });

  it.each([
    ["busy", () => answer({ msg: "error.too_many_requests" }, 429)],
    ["silent in the middle of its answer", brokenOff],
  ])("R-TOKEN-07[network-loss] a backend that is %s keeps the session", async (_, refusal) => {
    const { api, session } = fakeApiClient(
      ({ path }) => (path === "/api/user/renew-token" ? refusal() : renewAnswer()),
      { token: `old-${refusal.name}` },
    );
    expect([429, 503]).toContain((await failure(api.get("x", anything))).status);
    expect(session.endings).toEqual([]);
  });

  it("a reader who goes away takes no renewal from those who wait for it", async () => {
    const leaving = new AbortController();
    let renewed = (_: Response) => {};
    const backend = ({ path, headers, signal }: SeenCall) => {
      if (path === "/api/user/renew-token") {
        return new Promise<Response>((resolve, reject) => {
          renewed = resolve;
          signal.addEventListener("abort", () => reject(signal.reason));
        });
      }
      return headers.get("Authorization") === "fresh" ? answer({}) : renewAnswer();
    };
    const first = fakeApiClient(backend, { token: "old-shared", signal: leaving.signal });
    const second = fakeApiClient(backend, { token: "old-shared" });
    const left = failure(first.api.get("x", anything)).catch(() => {});
    const stays = second.api.get("x", anything);
    await new Promise(setImmediate);
    leaving.abort();
    await new Promise(setImmediate);
    renewed(answer({ token: "fresh" }));
    await left;
    expect(await stays).toEqual({});
    expect(second.session).toMatchObject({ renewals: ["fresh"], endings: [] });
    expect(first.session.endings).toEqual([]);
  });

  it("R-TOKEN-08[no-recursion] a renew answer to the renewal itself is a failure, and no new renewal", async () => {
    const { api, calls, session } = fakeApiClient(() => renewAnswer(), { token: "old-8" });
    const { outcome } = await failure(api.get("x", anything));
    expect(outcome).toEqual({ kind: "message", msg: "auth.token_renewal_failed" });
    expect(calls.map(({ path }) => path)).toEqual(["/api/x", "/api/user/renew-token"]);
    expect(session.endings).toEqual(["auth.token_renewal_failed"]);
  });
});
