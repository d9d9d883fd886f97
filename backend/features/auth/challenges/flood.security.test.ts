import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { loginChallenges } from "../../../db/tables/users";
import { type Allowance, createLocalRateLimiter } from "../../../ports/rate-limiter";
import { countedPasswords, newPerson, post } from "../auth.fixture";
import { defaultLoginLimits } from "./login-limits";

const sendsPerChannel = 30;
const taken: Allowance[] = [];
const warned: string[] = [];
const limiter = createLocalRateLimiter({ now: () => new Date(0) }, 300);
let givesBack = true;
const backend = provideTestBackend({
  passwords: countedPasswords(),
  loginLimits: { ...defaultLoginLimits, sendsPerChannel },
  log: { info: () => {}, warn: () => {}, error: (_, message) => void warned.push(message) },
  rateLimiter: {
    take: async (allowance) => {
      const waitMs = await limiter.take(allowance);
      if (waitMs === 0) taken.push(allowance);
      return waitMs;
    },
    giveBack: (allowance) =>
      givesBack ? limiter.giveBack(allowance) : Promise.reject(new Error("away")),
  },
});

const send = (path: string, body: unknown, address: string) =>
  post(backend(), path, body, { "X-Forwarded-For": address });

describe("a flood from one address", () => {
  it("frees nobody's windows: the victim's stay shut, and what is refused opens none", async () => {
    const victim = newPerson();
    await logIn(backend(), { ...victim, passwordHash: "hash of right" });
    const guess = (password: string, address: string) =>
      send("login", { target: victim.email, password }, address);
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await guess("wrong", "198.51.100.1")).status).toBe(400);
    }
    expect((await guess("right", "198.51.100.1")).status).toBe(429);

    taken.length = 0;
    const answers: number[] = [];
    for (let other = 0; other < 1000; other += 1) {
      const target = `throw-away-${other}@example.com`;
      answers.push((await send("login", { target, password: "x" }, "198.51.100.2")).status);
    }
    expect(answers.filter((status) => status === 400)).toHaveLength(100);
    expect(taken.filter(({ purpose }) => purpose === "login.try.target")).toHaveLength(100);
    expect((await guess("right", "198.51.100.3")).status).toBe(429);
    expect(
      (await send("login", { target: victim.email, password: "x" }, "2001:db8::1")).status,
    ).toBe(429);
  });

  it("of codes to many phones stays refused; a /48 of IPv6 has five times what one network has", async () => {
    const codes = async (address: (turn: number) => string, turns: number) => {
      let sent = 0;
      for (let turn = 0; turn < turns; turn += 1) {
        const { status } = await send("login/link", { target: newPerson().email }, address(turn));
        if (status === 200) sent += 1;
      }
      return sent;
    };
    expect(await codes(() => "198.51.100.7", 25)).toBe(20);
    expect(await codes(() => "198.51.100.7", 25)).toBe(0);

    const guesses = async (network: number) => {
      const target = newPerson().email;
      return (await send("login", { target, password: "x" }, `2001:db8:5:${network}::1`)).status;
    };
    const statuses: number[] = [];
    for (let network = 0; network < 520; network += 1) statuses.push(await guesses(network));
    expect(statuses.filter((status) => status === 400)).toHaveLength(500);
  });
});

describe("codes and links of the whole shop", () => {
  it("are so many an hour of each kind, the log says so once, and passwords go on", async () => {
    warned.length = 0;
    const person = newPerson();
    await logIn(backend(), { ...person, passwordHash: "hash of right" });
    const statuses: number[] = [];
    for (let turn = 0; turn < sendsPerChannel + 5; turn += 1) {
      const { phone } = newPerson();
      statuses.push((await send("login/code", { target: phone }, `203.0.113.${turn}`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(sendsPerChannel);
    const refused = await send("login/code", { target: person.phone }, "203.0.113.99");
    expect(refused).toMatchObject({
      status: 429,
      body: { msg: "login.sends_paused", params: { count: 60 } },
    });
    expect(refused.headers.get("Retry-After")).toBe("3600");
    expect(warned).toEqual([expect.stringContaining("LOGIN_SENDS_PER_HOUR")]);
    const login = { target: person.phone, password: "right" };
    expect((await send("login", login, "203.0.113.99")).status).toBe(200);
  });
});

describe("texts", () => {
  it("go to the countries that the settings name, to nobody's phone and to anybody's alike", async () => {
    const known = "+88212345678";
    await logIn(backend(), { phone: known, passwordHash: "hash of right" });
    const before = await backend().shop.database.run((q) => q.$count(loginChallenges));
    for (const target of [
      known,
      "+88212345679",
      "+4915112345678",
      "+97912345678",
      "+18765550123",
    ]) {
      for (const path of ["login/code", "login/link"]) {
        const refused = await send(path, { target }, "192.0.2.1");
        expect(refused).toMatchObject({ status: 400, body: { msg: "login.sms_unserved" } });
      }
    }
    expect(await backend().shop.database.run((q) => q.$count(loginChallenges))).toBe(before);
    const login = await send("login", { target: known, password: "right" }, "192.0.2.1");
    expect(login.status).toBe(200);
  });
});

it("a right login whose count can't be taken back is a login", async () => {
  const person = newPerson();
  await logIn(backend(), { ...person, passwordHash: "hash of right" });
  givesBack = false;
  const login = { target: person.email, password: "right" };
  expect((await send("login", login, "192.0.2.9")).status).toBe(200);
});
