import { expect, it } from "vitest";
import { sessionTimes } from "./session-times";
import { tokenOf } from "./tokens";
import { isInGrace, type SessionRow, validateSession } from "./validate-session";

const now = new Date("2026-11-28T12:00:00Z");
const after = (ms: number) => new Date(now.getTime() + ms);

const fresh: SessionRow = {
  id: "0190c1a0-0000-7000-8000-000000000001",
  familyId: "0190c1a0-0000-7000-8000-000000000002",
  userId: "0190c1a0-0000-7000-8000-000000000003",
  tokenHash: "hash",
  kind: "shopper",
  createdAt: now,
  updatedAt: now,
  renewBefore: after(1),
  expiresAt: after(1),
  endsAt: after(1),
  replacedAt: null,
  succeededAt: null,
  revokedAt: null,
  predecessorId: null,
  successorSalt: null,
  provenAt: null,
  ip: null,
  agent: null,
};

it("a token is dead at its last moment and once it is revoked, and asks for renewal at its own", () => {
  expect(validateSession(fresh, now)).toBe("good");
  expect(validateSession({ ...fresh, expiresAt: now }, now)).toBe("dead");
  expect(validateSession({ ...fresh, revokedAt: now }, now)).toBe("dead");
  expect(validateSession({ ...fresh, renewBefore: now }, now)).toBe("renewable");
});

it("a replaced token works through its grace, to the millisecond; then it is renewed again or was stolen", () => {
  const replacedAt = after(-sessionTimes.graceMs);
  expect(isInGrace(replacedAt, now)).toBe(true);
  expect(isInGrace(after(-sessionTimes.graceMs - 1), now)).toBe(false);
  expect(validateSession({ ...fresh, replacedAt }, now)).toBe("good");
  const late = { ...fresh, replacedAt: after(-sessionTimes.graceMs - 1) };
  expect(validateSession(late, now)).toBe("renewable");
  expect(validateSession({ ...late, succeededAt: now }, now)).toBe("stolen");
});

it("a token is read bare or as Bearer, however that is written, and only at the header's beginning", () => {
  expect(tokenOf("abc")).toBe("abc");
  expect(tokenOf("  abc  ")).toBe("abc");
  expect(tokenOf("bearer   abc ")).toBe("abc");
  expect(tokenOf("abc Bearer d")).toBe("abc Bearer d");
  for (const none of [undefined, "", "   "]) expect(tokenOf(none)).toBeNull();
});
