import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ApiError } from "./answer";
import { answer, fakeDoor, renewAnswer } from "./fake-door.fixture";

const anything = z.unknown();

/** The error that a call ends with. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw new Error("The call did not fail as the door's calls do", { cause: error });
}

describe("the error rules", () => {
  it("R-ERR-01 307 with a location sends there", async () => {
    const { door } = fakeDoor(() => answer({ location: "/home/payment/ok/1" }, 307));
    const { verdict } = await failure(door.get("x", anything));
    expect(verdict).toEqual({ kind: "redirect", location: "/home/payment/ok/1" });
  });

  it("R-ERR-03 auth.failed ends the session", async () => {
    const { door, session } = fakeDoor(() => answer({ msg: "auth.failed" }, 401), { token: "t" });
    expect((await failure(door.get("user/orders", anything))).verdict.kind).toBe("logged-out");
    expect(session).toMatchObject({ token: undefined, endings: ["auth.failed"] });
  });

  it("R-ERR-04 any other msg is for the shopper", async () => {
    const body = { msg: "some.key", errors: { name: ["required_error"] }, requestId: "r-7" };
    const { door } = fakeDoor(() => answer(body, 400));
    expect(await failure(door.get("x", anything))).toMatchObject({
      status: 400,
      verdict: { kind: "message", msg: "some.key" },
      errors: { name: ["required_error"] },
      requestId: "r-7",
    });
  });

  it.each([null, "<html>", {}, { msg: "" }, []])(
    "R-ERR-09 an error that says nothing (%j) is rejected",
    async (body) => {
      const { door } = fakeDoor(() => answer(body, 500));
      expect(await failure(door.get("x", anything))).toMatchObject({
        status: 500,
        verdict: { kind: "reject" },
      });
    },
  );

  it("R-ERR-10 a location goes before renewal, renewal before auth.failed and any msg", async () => {
    const all = { location: "/x", token: "renew", msg: "auth.failed" };
    const redirected = fakeDoor(() => answer(all, 307), { token: "t" });
    expect((await failure(redirected.door.get("x", anything))).verdict.kind).toBe("redirect");
    expect(redirected.calls).toHaveLength(1);

    const renewed = fakeDoor(
      ({ path }) =>
        path === "/api/user/renew-token"
          ? answer({ token: "fresh-r" })
          : answer({ token: "renew", msg: "auth.failed" }, 401),
      { token: "t-order" },
    );
    await failure(renewed.door.get("x", anything));
    expect(renewed.session).toMatchObject({ renewals: ["fresh-r"], endings: [] });
  });

  it("a backend that can't be reached is a 503", async () => {
    const { door } = fakeDoor(() => {
      throw new TypeError("fetch failed");
    });
    expect(await failure(door.get("x", anything))).toMatchObject({ status: 503 });
  });

  it("an answer that breaks the contract is an error, not a page of undefined", async () => {
    const { door } = fakeDoor(() => answer({ id: "seven" }));
    await expect(door.get("x", z.object({ id: z.number() }))).rejects.toThrow();
  });
});

describe("failed renewal", () => {
  it("R-TOKEN-05 R-CONST-39 a second renew answer rejects the call", async () => {
    const { door, calls } = fakeDoor(
      ({ path }) => (path === "/api/user/renew-token" ? answer({ token: "fresh" }) : renewAnswer()),
      { token: "old-5" },
    );
    expect((await failure(door.get("x", anything))).verdict.kind).toBe("renew");
    expect(calls.map(({ path }) => path)).toEqual(["/api/x", "/api/user/renew-token", "/api/x"]);
  });

  it("R-TOKEN-06 R-TOKEN-07 R-ERR-05 ends the session and says auth.token_renewal_failed", async () => {
    const { door, session } = fakeDoor(
      ({ path }) => (path === "/api/user/renew-token" ? answer({}, 500) : renewAnswer()),
      { token: "old-6" },
    );
    const { verdict } = await failure(door.get("x", anything));
    expect(verdict).toEqual({ kind: "message", msg: "auth.token_renewal_failed" });
    expect(session).toMatchObject({ token: undefined, endings: ["auth.token_renewal_failed"] });
  });

  it("R-TOKEN-07 a backend out of reach keeps the session", async () => {
    const { door, session } = fakeDoor(
      ({ path }) => {
        if (path === "/api/user/renew-token") throw new TypeError("fetch failed");
        return renewAnswer();
      },
      { token: "old-7" },
    );
    expect((await failure(door.get("x", anything))).status).toBe(503);
    expect(session).toMatchObject({ token: "old-7", endings: [] });
  });

  it("R-TOKEN-08 a renew answer to the renewal itself is a failure, and no new renewal", async () => {
    const { door, calls, session } = fakeDoor(() => renewAnswer(), { token: "old-8" });
    const { verdict } = await failure(door.get("x", anything));
    expect(verdict).toEqual({ kind: "message", msg: "auth.token_renewal_failed" });
    expect(calls.map(({ path }) => path)).toEqual(["/api/x", "/api/user/renew-token"]);
    expect(session.endings).toEqual(["auth.token_renewal_failed"]);
  });
});
