import { expect, it } from "vitest";
import { doorSessionOf } from "./door-session.server";
import { fakeRequest } from "./shop.fixture";

const token = "aB3_".repeat(11);

function open(cookie: string) {
  const cookies: string[] = [];
  const session = doorSessionOf(fakeRequest("/en", { Cookie: cookie }), cookies, true);
  return { session, cookies };
}

it("decisions 10: reads a visitor's tokens from their cookies", () => {
  const { session } = open(`cart=${token}; wish=${token}x`);
  expect(session.guest("cart")).toBe(token);
  expect(session.guest("wish")).toBe(`${token}x`);
});

it.each(["short", `${token}%0D%0AX-Evil: 1`, `${token} x`, "a".repeat(101), ""])(
  "sends nothing on of a tampered cart cookie: %j",
  (value) => {
    expect(open(`cart=${value}`).session.guest("cart")).toBeUndefined();
  },
);

it("decisions 10: keeps a new token where only the server reads it, and clears a dead one", () => {
  const { session, cookies } = open("");
  session.guestChanged("cart", token);
  expect(session.guest("cart")).toBe(token);
  session.guestChanged("wish", undefined);
  expect(cookies).toEqual([
    `cart=${token}; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    "wish=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  ]);
});
