import { describe, expect, it } from "vitest";
import { apiSessionOf } from "./api-session.server";
import { fakeRequest } from "./context.fixture";

/** In the form of those that the backend makes: 32 bytes in base64url. */
const token = `${"aB3_".repeat(10)}x-9`;

function open(cookie: string, secure = true) {
  const cookies: string[] = [];
  const session = apiSessionOf(fakeRequest("/en", { Cookie: cookie }), cookies, secure);
  return { session, cookies };
}

it("decisions 10: reads a visitor's tokens from their cookies", () => {
  const { session } = open(`__Host-cart=${token}; __Host-wish=${[...token].reverse().join("")}`);
  expect(session.guest("cart")).toBe(token);
  expect(session.guest("wish")).toBe([...token].reverse().join(""));
});

it("reads whose link brought a visitor, in the form of links' tokens alone", () => {
  expect(open("__Host-referral=aB3_aB3_aB3_aB3_aB3_x9").session.guest("referral")).toBe(
    "aB3_aB3_aB3_aB3_aB3_x9",
  );
  expect(open(`__Host-referral=${token}`).session.guest("referral")).toBeUndefined();
});

it.each([
  "short",
  `${token}%0D%0AX-Evil: 1`,
  `${token} x`,
  `${token}x`,
  "%00",
  "%E2%98%83",
  "%ff",
  "",
])("sends nothing on of a tampered cookie: %j", (value) => {
  const { session, cookies } = open(`__Host-session=${value}; __Host-cart=${value}`);
  expect(session.token()).toBeUndefined();
  expect(session.guest("cart")).toBeUndefined();
  expect(cookies).toEqual([]);
});

it("decisions 10: keeps a new token where only the server reads it, and clears a dead one", () => {
  const { session, cookies } = open("");
  session.guestChanged("cart", token);
  expect(session.guest("cart")).toBe(token);
  session.guestChanged("wish", undefined);
  expect(cookies).toEqual([
    `__Host-cart=${token}; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    "__Host-wish=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  ]);
});

describe("over https, cookies that another host or a plain http way could plant", () => {
  it("are no credentials", () => {
    const { session } = open(`session=${token}; cart=${token}; wish=${token}; upload=${token}`);
    expect(session.token()).toBeUndefined();
    for (const kind of ["cart", "wish", "upload"] as const) {
      expect(session.guest(kind)).toBeUndefined();
    }
  });

  it("are taken away, for a session of earlier days may stand in one", () => {
    expect(open(`session=${token}; cart=${token}`).cookies).toEqual([
      "session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
      "cart=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
  });

  it("decisions 5: a session is kept under the name that only the shop can set, and ended under it", () => {
    const { session, cookies } = open("");
    session.renewed(token);
    session.ended();
    expect(cookies).toEqual([
      `__Host-session=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      "__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
  });
});

it("in plain http, where browsers take no such name, the plain one stands", () => {
  const { session, cookies } = open(`session=${token}; cart=${token}`, false);
  expect([session.token(), session.guest("cart"), cookies]).toEqual([token, token, []]);
  session.renewed(token);
  expect(cookies).toEqual([`session=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`]);
});
