import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { post, withToken } from "../auth/auth.fixture";
import { codeOf, enrol, makeMember, passwordStep } from "./staff.fixture";

const backend = provideTestBackend();
const get = (path: string, token: string) => backend().call(path, { headers: withToken(token) });
const send = (path: string, token: string, body: object = {}) =>
  post(backend(), path, body, withToken(token));

/** A signed-in member with one app; its clock is a step further, so that the app shows a fresh code. */
async function signedIn() {
  const { email } = await makeMember(backend());
  const known = await enrol(backend(), email);
  backend().clock.advance(60_000);
  return { email, ...known };
}

/** A second app beside the first one; its secret and the ids of both. */
async function addApp(token: string) {
  const { state, secret } = (await send("staff/factors/totp", token)).body;
  const code = codeOf(backend(), secret);
  await send("staff/factors/totp/confirm", token, { state, code, label: "Tablet" });
  const { factors } = (await get("staff/me", token)).body;
  const ids = factors.map(({ id }: { id: string }) => id);
  return { secret: secret as string, first: ids[0] as string, second: ids[1] as string };
}

describe("decisions 27 a member's own security", () => {
  it("new recovery codes need a code of the app, which counts as a guess and is good once", async () => {
    const { email, token, secret, codes } = await signedIn();
    const wrong = await send("staff/recovery-codes", token, { code: "000000" });
    expect([wrong.status, wrong.body.msg]).toEqual([400, "login.wrong_code"]);
    const code = codeOf(backend(), secret);
    const fresh = await send("staff/recovery-codes", token, { code });
    expect(new Set(fresh.body.recovery_codes).size).toBe(10);
    expect((await send("staff/recovery-codes", token, { code })).status).toBe(400);
    const prove = async (recovery_code: string | undefined) =>
      send("staff/prove", await passwordStep(backend(), email), { recovery_code });
    expect((await prove(codes[0])).status).toBe(400);
    expect((await prove(fresh.body.recovery_codes[0])).status).toBe(200);
  });

  it("guesses at the recovery codes' renewal end after five, and the right code with them", async () => {
    const { token, secret } = await signedIn();
    const right = codeOf(backend(), secret);
    const code = right === "000000" ? "000001" : "000000";
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => send("staff/recovery-codes", token, { code })),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5);
    expect((await send("staff/recovery-codes", token, { code: right })).status).toBe(429);
  });

  it("a factor is taken away for a fresh code alone, and the last app never", async () => {
    const { token, secret } = await signedIn();
    const { first, second } = await addApp(token);
    const remove = (id: string, code: string) =>
      send(`staff/factors/${id}/remove`, token, { code });
    expect((await send(`staff/factors/${second}/remove`, token)).status).toBe(400);
    expect((await remove(second, "000000")).body.msg).toBe("login.wrong_code");
    expect((await remove(second, codeOf(backend(), secret))).status).toBe(200);
    expect((await remove(second, codeOf(backend(), secret))).body.msg).toBe("login.wrong_code");
    backend().clock.advance(60_000);
    expect((await remove(first, codeOf(backend(), secret))).body.msg).toBe("staff.last_factor");
    expect((await get("staff/me", token)).body.factors).toHaveLength(1);
  });

  it("somebody else's factor is not found", async () => {
    const other = await signedIn();
    const { second } = await addApp(other.token);
    const { token, secret } = await signedIn();
    const code = codeOf(backend(), secret);
    expect((await send(`staff/factors/${second}/remove`, token, { code })).status).toBe(404);
    expect((await get("staff/me", other.token)).body.factors).toHaveLength(2);
  });

  it("ends the other logins of this member, and nobody else's nor a shopper's", async () => {
    const { email, shopperToken } = await makeMember(backend());
    const { token, codes } = await enrol(backend(), email);
    const step = await passwordStep(backend(), email);
    const here = (await send("staff/prove", step, { recovery_code: codes[0] })).body.token;
    const stranger = await signedIn();
    expect((await send("staff/sessions/end", here)).status).toBe(200);
    expect((await get("staff/me", token)).status).toBe(401);
    expect((await get("staff/me", here)).status).toBe(200);
    expect((await get("staff/me", stranger.token)).status).toBe(200);
    expect((await get("user", shopperToken)).status).toBe(200);
    expect((await get("staff/sessions", here)).body.data).toHaveLength(1);
  });
});
