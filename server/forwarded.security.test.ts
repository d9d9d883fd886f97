import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { addressReader, askerReader } from "./forwarded";

function requestFrom(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const req = new IncomingMessage(
    Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress }),
  );
  if (forwardedFor) req.headers["x-forwarded-for"] = forwardedFor;
  return req;
}

it("each IPv4 address takes turns for itself, on a listener of IPv6, too", () => {
  const askerOf = askerReader(0);
  expect(askerOf(requestFrom("::ffff:203.0.113.7"))).toBe("203.0.113.7");
  expect(askerOf(requestFrom("::ffff:198.51.100.9"))).toBe("198.51.100.9");
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:51234", "203.0.113.7"],
  ["192.0.2.1, 203.0.113.7", "203.0.113.7"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["unknown", "127.0.0.1"],
  [undefined, "127.0.0.1"],
])("a trusted proxy's %j is the address %s", (said, address) => {
  expect(addressReader(1)(requestFrom("::ffff:127.0.0.1", said))).toBe(address);
});

it("what nobody trusted says is no address", () => {
  expect(addressReader(0)(requestFrom("203.0.113.7", "192.0.2.1"))).toBe("203.0.113.7");
});
