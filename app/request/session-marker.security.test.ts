import { expect, it } from "vitest";
import { sessionMarker } from "./session-marker.server";

it("the marker is no part of the token, and changes with it", () => {
  const token = "c2VjcmV0LXRva2Vu";
  const marker = sessionMarker(token);
  expect(marker).toMatch(/^[0-9a-f]{16}$/);
  expect(token).not.toContain(marker);
  expect(sessionMarker(token)).toBe(marker);
  expect(sessionMarker(`${token}2`)).not.toBe(marker);
});

it("there is none without a session", () => {
  expect(sessionMarker(undefined)).toBeNull();
  expect(sessionMarker("")).toBeNull();
});
