import { expect, it } from "vitest";
import { isPublicAddress, publicHosts } from "./public-hosts";

it.each(["8.8.8.8", "142.250.74.10", "172.32.0.1", "2a00:1450:4001:830::200a"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "fc00::1",
  "fe80::1",
  "ff02::1",
  "",
  "localhost",
])("%s is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it("a public name that leads into one's own network is not called", async () => {
  const resolve = (all: boolean) =>
    new Promise((done) =>
      publicHosts.lookup("localhost", { all }, (error) => done(error?.message)),
    );
  expect(await resolve(true)).toBe("localhost is no public host");
  expect(await resolve(false)).toBe("localhost is no public host");
});
