import { expect, it } from "vitest";
import { networkOf } from "./network-of";
import { plainAddress } from "./plain-address";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:192.0.2.7", "192.0.2.7"],
  [" 192.0.2.7:51234 ", "192.0.2.7"],
  ["::ffff:192.0.2.7:51234", "192.0.2.7"],
  ["2001:DB8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["unknown", undefined],
  ["unix:", undefined],
  ["192.0.2.7, 192.0.2.8", undefined],
  ["", undefined],
])("reads the address of %j", (said, address) => {
  expect(plainAddress(said)).toBe(address);
});

it("two IPv4 addresses of a listener on IPv6 are no one network", () => {
  const [one, other] = ["::ffff:192.0.2.7", "::ffff:198.51.100.9"].map(plainAddress);
  expect(networkOf(one ?? "")).not.toBe(networkOf(other ?? ""));
});
