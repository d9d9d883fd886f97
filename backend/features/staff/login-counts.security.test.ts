import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { post, withToken } from "../auth/auth.fixture";
import { defaultLoginLimits } from "../auth/challenges/login-limits";
import { codeOf, enrol, makeMember, passwordStep, rightPassword } from "./staff.fixture";

const limit = 3;
const backend = provideTestBackend({
  loginLimits: { ...defaultLoginLimits, failuresPerTarget: limit, failuresPerAddress: 6 },
});

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `198.51.100.${addresses}`;
};

interface Try {
  target: string;
  password?: string;
  device?: string;
}

const attempt = (path: string, ask: Try, address = newAddress()) =>
  post(backend(), path, { password: "wrong", ...ask }, { "X-Forwarded-For": address });

const statusOf = async (ask: Try, address?: string) =>
  (await attempt("staff/login", { password: rightPassword, ...ask }, address)).status;

/** As many wrong tries as are put up with. */
async function useUp(path: string, ask: Try): Promise<void> {
  for (let tried = 0; tried < limit; tried += 1) {
    expect((await attempt(path, ask)).status).toBe(400);
  }
}

async function newMember() {
  const { email: target } = await makeMember(backend());
  return { target, ...(await enrol(backend(), target)) };
}

describe("decisions 252 wrong passwords of the staff's login", () => {
  it("are counted apart from the shop's, where anybody tries whatever they like", async () => {
    const { target } = await newMember();
    await useUp("login", { target });
    expect((await attempt("login", { target })).status).toBe(429);
    expect(await statusOf({ target })).toBe(200);
    await useUp("staff/login", { target });
    expect(await statusOf({ target })).toBe(429);
  });

  it("keep no browser out that has signed in before, by an app that was set up or shown", async () => {
    const { target, device, secret } = await newMember();
    const headers = withToken(await passwordStep(backend(), target));
    const code = codeOf(backend(), secret, 1);
    const { body } = await post(backend(), "staff/prove", { code }, headers);
    await useUp("staff/login", { target });
    expect(await statusOf({ target })).toBe(429);
    expect(await statusOf({ target, device })).toBe(200);
    expect(await statusOf({ target, device: body.device })).toBe(200);
  });

  it("keep it out by no address that it shares", async () => {
    const { target, device } = await newMember();
    const address = newAddress();
    for (let tried = 0; tried < 6; tried += 1) {
      await attempt("staff/login", { target: `nobody${tried}@example.com` }, address);
    }
    expect(await statusOf({ target }, address)).toBe(429);
    expect(await statusOf({ target, device }, address)).toBe(200);
  });

  it("are bounded for such a browser, too, however it writes its name, and cost the others nothing", async () => {
    const { target, device } = await newMember();
    await useUp("staff/login", { target, device });
    for (const same of [device, device.slice(3), `${device}=`, `${device} `]) {
      expect(await statusOf({ target, device: same })).toBe(429);
    }
    expect(await statusOf({ target })).toBe(200);
    backend().clock.advance(15 * 60_000);
    expect(await statusOf({ target, device })).toBe(200);
  });

  it("count as a stranger's with a name that is another's, half a year old, or made up", async () => {
    const { device: anothers } = await newMember();
    const { target, device } = await newMember();
    await useUp("staff/login", { target, device: anothers });
    const made = backend().backend.services.cipher.encrypt("staff.enrolment", "{}");
    for (const worthless of [anothers, made, "v1.", "nonsense"]) {
      expect(await statusOf({ target, device: worthless })).toBe(429);
    }
    backend().clock.advance(180 * 86_400_000);
    await useUp("staff/login", { target });
    expect(await statusOf({ target, device })).toBe(429);
  });

  it("tell nobody who is of the staff: a name changes no answer about an account that is not its own", async () => {
    const { target, device } = await newMember();
    const { target: other } = await newMember();
    const answers = await Promise.all(
      [other, "nobody@example.com"].map((name) => attempt("staff/login", { target: name, device })),
    );
    const [known, unknown] = answers.map(({ status, body }) => [status, body.msg]);
    expect(known).toEqual(unknown);
    expect(await statusOf({ target, device })).toBe(200);
  });
});
