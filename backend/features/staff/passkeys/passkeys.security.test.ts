import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { secondFactors } from "../../../db/tables/staff";
import { post, withToken } from "../../auth/auth.fixture";
import { codeOf, enrol, makeMember, passwordStep } from "../staff.fixture";
import { makeAuthenticator } from "./authenticator.fixture";
import { relyingPartyOf } from "./relying-party";

const backend = provideTestBackend();
const get = (path: string, token: string) => backend().call(path, { headers: withToken(token) });
const send = (path: string, token: string, body: object = {}) =>
  post(backend(), path, body, withToken(token));

async function offerOf(path: "offer" | "challenge", token: string) {
  const { body } = await send(`staff/passkeys/${path}`, token);
  return { state: body.offer.state as string, challenge: body.offer.options.challenge as string };
}

/** A member with an app of codes and a passkey. */
async function memberWithPasskey() {
  const { email } = await makeMember(backend());
  const known = await enrol(backend(), email);
  const device = makeAuthenticator();
  const { state, challenge } = await offerOf("offer", known.token);
  const response = device.make({ challenge });
  const added = await send("staff/passkeys", known.token, { state, response, label: "Laptop" });
  expect(added.status).toBe(200);
  return { email, ...known, device };
}

describe("decisions 27 passkeys", () => {
  it("one is added, shown instead of a code, and taken away for a code", async () => {
    const { email, device, secret } = await memberWithPasskey();
    const step = await passwordStep(backend(), email);
    const { state, challenge } = await offerOf("challenge", step);
    const shown = await send("staff/prove", step, { state, response: device.show({ challenge }) });
    expect(shown.status).toBe(200);
    const { token } = shown.body;
    const { factors } = (await get("staff/me", token)).body;
    expect(factors.map(({ kind }: { kind: string }) => kind)).toEqual(["totp", "passkey"]);
    backend().clock.advance(60_000);
    const [app, passkey] = factors;
    const remove = (id: string) =>
      send(`staff/factors/${id}/remove`, token, { code: codeOf(backend(), secret) });
    expect((await remove(app.id)).body.msg).toBe("staff.last_factor");
    backend().clock.advance(60_000);
    expect((await remove(passkey.id)).status).toBe(200);
  });

  it("an answer is good once, and for its own challenge", async () => {
    const { email, device } = await memberWithPasskey();
    const step = await passwordStep(backend(), email);
    const other = await passwordStep(backend(), email);
    const { state, challenge } = await offerOf("challenge", step);
    const proof = { state, response: device.show({ challenge }) };
    expect((await send("staff/prove", other, proof)).body.msg).toBe("login.code_dead");
    const both = await Promise.all([
      send("staff/prove", step, proof),
      send("staff/prove", step, proof),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const fresh = await offerOf("challenge", other);
    const replayed = await send("staff/prove", other, { ...proof, state: fresh.state });
    expect(replayed.body.msg).toBe("staff.passkey_refused");
    const right = device.show({ challenge: fresh.challenge, counter: 2 });
    const late = await send("staff/prove", other, { state: fresh.state, response: right });
    expect(late.body.msg).toBe("login.code_dead");
  });

  it("a challenge is over after five minutes, and one for a new passkey proves nobody", async () => {
    const { email, device, token } = await memberWithPasskey();
    const step = await passwordStep(backend(), email);
    const adding = await offerOf("offer", token);
    const wrongUse = { state: adding.state, response: device.show(adding) };
    expect((await send("staff/prove", step, wrongUse)).body.msg).toBe("login.code_dead");
    const asked = await offerOf("challenge", step);
    backend().clock.advance(5 * 60_000);
    const late = { state: asked.state, response: device.show(asked) };
    expect((await send("staff/prove", step, late)).body.msg).toBe("login.code_dead");
  });

  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another host", { rpID: "evil.example" }],
    ["an unverified user", { isVerified: false }],
  ])("%s proves nobody and adds nothing", async (_name, wrong) => {
    const { email, device, token } = await memberWithPasskey();
    const step = await passwordStep(backend(), email);
    const asked = await offerOf("challenge", step);
    const proof = { state: asked.state, response: device.show({ ...asked, ...wrong }) };
    expect((await send("staff/prove", step, proof)).body.msg).toBe("staff.passkey_refused");
    const adding = await offerOf("offer", token);
    const response = makeAuthenticator().make({ ...adding, ...wrong });
    const added = await send("staff/passkeys", token, { ...adding, response, label: "Other" });
    expect(added.body.msg).toBe("staff.passkey_refused");
  });

  it("somebody else's passkey proves nobody, and can't be added twice", async () => {
    const mine = await memberWithPasskey();
    const theirs = await memberWithPasskey();
    const step = await passwordStep(backend(), mine.email);
    const asked = await offerOf("challenge", step);
    const proof = { state: asked.state, response: theirs.device.show(asked) };
    expect((await send("staff/prove", step, proof)).body.msg).toBe("staff.passkey_refused");
    const adding = await offerOf("offer", mine.token);
    const response = theirs.device.make(adding);
    const added = await send("staff/passkeys", mine.token, { ...adding, response, label: "X" });
    expect(added.body.msg).toBe("staff.passkey_refused");
  });

  it("a counter that goes back is refused: the key was copied", async () => {
    const { email, device } = await memberWithPasskey();
    const prove = async (counter: number) => {
      const step = await passwordStep(backend(), email);
      const { state, challenge } = await offerOf("challenge", step);
      return send("staff/prove", step, { state, response: device.show({ challenge, counter }) });
    };
    expect((await prove(7)).status).toBe(200);
    expect((await prove(7)).body.msg).toBe("staff.passkey_refused");
    expect((await prove(8)).status).toBe(200);
    const rows = await backend().shop.database.run((q) =>
      q.select().from(secondFactors).where(eq(secondFactors.kind, "passkey")),
    );
    expect(rows.map(({ counter }) => counter)).toContain(8);
  });

  it("the password alone adds none, and rubbish is refused as such", async () => {
    const { email, token } = await memberWithPasskey();
    const step = await passwordStep(backend(), email);
    expect((await send("staff/passkeys/offer", step)).status).toBe(403);
    for (const response of ["", "null", "{}", "[1]", '{"id":{}}']) {
      const adding = await offerOf("offer", token);
      const added = await send("staff/passkeys", token, { ...adding, response, label: "X" });
      expect(added.body.msg).toBe("staff.passkey_refused");
    }
    const asked = await offerOf("challenge", step);
    const proof = { state: asked.state, response: "null" };
    expect((await send("staff/prove", step, proof)).body.msg).toBe("staff.passkey_refused");
  });

  it("a shop whose address is a number has none", () => {
    expect(relyingPartyOf({ publicUrl: "http://127.0.0.1:3000" })).toBeNull();
    expect(relyingPartyOf({ publicUrl: "http://[::1]:3000" })).toBeNull();
    expect(relyingPartyOf({ publicUrl: "https://shop.example:8443" })).toEqual({
      rpID: "shop.example",
      origin: "https://shop.example:8443",
    });
  });
});
