import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { errorBody } from "../../../contract/errors";
import { GateFull } from "../../../ports/gate";
import { newPerson, post, withToken } from "../auth.fixture";

const full = () => Promise.reject(new GateFull("full"));
const backend = provideTestBackend({ passwords: { hash: full, verify: full } });
const send = (path: string, body: unknown, headers?: Record<string, string>) =>
  post(backend(), path, body, headers);

describe("what makes no sense", () => {
  it.each(["login/target", "login/code", "login/link"])("%s of what is no target", async (path) => {
    const answer = await send(path, { target: "call me" });
    expect(answer).toMatchObject({
      status: 400,
      body: { msg: "login.bad_target", errors: { target: ["login.bad_target"] } },
    });
  });

  it.each([
    ["login", {}],
    ["login", { target: 5, password: "x" }],
    ["login", { target: "a@b.example" }],
    ["login", { challenge: "x" }],
    ["login/code", { target: "a@b.example", purpose: "steal" }],
    ["login/code", { target: "a".repeat(300) }],
    ["login/reset", { challenge: "x", code: "1" }],
    ["login", { target: "a@b.example", password: "x".repeat(2000) }],
  ])("%s with %j is refused before it is looked at", async (path, body) => {
    const answer = await send(path, body);
    expect(answer.status).toBe(400);
    expect(errorBody.parse(answer.body)).toMatchObject({ msg: "error.bad_request" });
  });

  it("a body that is no JSON, and one that isn't called so", async () => {
    const broken = { method: "POST", body: "{", headers: { "Content-Type": "application/json" } };
    const unnamed = { method: "POST", body: '{"target":"a@b.example"}' };
    for (const init of [broken, unnamed]) {
      expect(await backend().call("login/code", init)).toMatchObject({
        status: 400,
        body: { msg: "error.bad_request" },
      });
    }
    expect(backend().errors).toEqual([]);
  });

  it("challenges and links that never were", async () => {
    for (const challenge of ["", "x", "0190f5fe-0000-7000-8000-000000000000"]) {
      const answer = await send("login", { challenge, code: "123456" });
      expect(answer.body.msg).toBe("login.code_dead");
    }
    expect((await backend().call("login/links/nothing")).status).toBe(410);
  });
});

describe("passwords that are not good enough", () => {
  it.each([
    ["short", ["password.min_len"]],
    ["ALL UPPER CASE", ["password.lower"]],
    ["گذرواژه", ["password.min_len", "password.lower"]],
    ["x".repeat(257), ["password.max_len"]],
  ])("%s", async (password, errors) => {
    const { token } = await logIn(backend());
    const answer = await send("user/password", { password }, withToken(token));
    expect(answer).toMatchObject({
      status: 400,
      body: { msg: "password.weak", errors: { password: errors } },
    });
  });
});

describe("decisions 8 a flood of logins", () => {
  it("is told to come back, and nobody's tries are counted for it", async () => {
    const { email } = newPerson();
    for (let tried = 0; tried < 30; tried += 1) {
      const answer = await send("login", { target: email, password: "x" });
      expect(answer).toMatchObject({ status: 503, body: { msg: "error.unavailable" } });
      expect(answer.headers.get("Retry-After")).toBe("5");
    }
  });
});

describe("the account's calls", () => {
  it.each([
    ["user/sessions", "GET"],
    ["user/sessions/0190f5fe-0000-7000-8000-000000000000", "DELETE"],
    ["user/password", "GET"],
    ["logout/everywhere", "POST"],
  ])("R-AUTH-13[calls] %s by %s needs a login", async (path, method) => {
    const answer = await backend().call(path, { method });
    expect(answer).toMatchObject({ status: 401, body: { msg: "auth.failed" } });
  });

  it("a user without phone and e-mail has nowhere to send a code to", async () => {
    const { token } = await logIn(backend());
    expect((await send("user/password/code", {}, withToken(token))).status).toBe(404);
    const mailOnly = await logIn(backend(), { email: newPerson().email });
    const bySms = await send("user/password/code", { channel: "sms" }, withToken(mailOnly.token));
    expect(bySms.status).toBe(404);
  });
});
