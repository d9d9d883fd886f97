import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { now } from "../gateway.fixture";
import { checkSignature } from "./check-signature";

const secret = "whsec_test";
const body = Buffer.from('{"id":"evt_1","type":"checkout.session.completed"}');
const time = Math.floor(now.getTime() / 1000);
const sign = (text: Buffer | string, t = time, key = secret) =>
  createHmac("sha256", key).update(`${t}.${text}`).digest("hex");
const check = (header: string, raw = body, secrets = [secret]) =>
  checkSignature(raw, header, secrets, now);

describe("Stripe's signature (payments 5.2)", () => {
  it("stands on the raw bytes", () => {
    const header = `t=${time},v1=${sign(body)}`;
    expect(check(header)).toBe(true);
    expect(check(header, Buffer.from(`${body} `))).toBe(false);
    expect(check(header, Buffer.from(JSON.stringify(JSON.parse(`${body}`), null, 1)))).toBe(false);
  });

  it("takes any of several signatures and secrets, and ignores other schemes", () => {
    const good = sign(body);
    expect(check(`t=${time},v1=${"0".repeat(64)},v1=${good},v0=${good}`)).toBe(true);
    expect(check(`t=${time},v0=${good}`)).toBe(false);
    expect(
      check(`t=${time},v1=${sign(body, time, "whsec_new")}`, body, [secret, "whsec_new"]),
    ).toBe(true);
    expect(check(`t=${time},v1=${good}`, body, [])).toBe(false);
  });

  it("is found with spaces around its parts", () => {
    expect(check(` t=${time} , v1=${sign(body)} `)).toBe(true);
  });

  it.each([`${time}x`, `x${time}`, `-${time}`])("is refused for the time %s", (odd) => {
    const signed = createHmac("sha256", secret).update(`${odd}.`).update(body).digest("hex");
    expect(check(`t=${odd},v1=${signed}`)).toBe(false);
  });

  it.each([-301, 301, -86_400])("is refused %i s away", (away) => {
    expect(check(`t=${time + away},v1=${sign(body, time + away)}`)).toBe(false);
  });

  it.each([-300, 0, 299])("holds %i s away", (away) => {
    expect(check(`t=${time + away},v1=${sign(body, time + away)}`)).toBe(true);
  });

  it.each([
    "",
    "t=,v1=",
    "v1=abc",
    `t=${time}`,
    `t=${time},v1=`,
    `t=NaN,v1=${sign(body)}`,
    "=,=,=",
  ])("is refused for nonsense: %s", (header) => {
    expect(check(header)).toBe(false);
  });
});
