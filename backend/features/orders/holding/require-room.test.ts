import { expect, it } from "vitest";
import { defaultHoldingLimits } from "./holding-limits";
import { noRoomHere, requireRoom } from "./require-room";

const limits = { ...defaultHoldingLimits, openPerUser: 3 };

it("one more order is taken below the limit, and refused at it with the limit's count", () => {
  expect(() => requireRoom(limits, 2)).not.toThrow();
  for (const waiting of [3, 4]) {
    expect(() => requireRoom(limits, waiting)).toThrow(
      expect.objectContaining({ code: "order.too_many_open", details: { params: { count: 3 } } }),
    );
  }
});

it("a network without room is told to come back once the longest hold has ended", () => {
  expect(noRoomHere()).toMatchObject({ status: 429, details: { retryAfterSeconds: 70 * 60 } });
});
