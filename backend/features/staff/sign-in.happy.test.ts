import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { post, withToken } from "../auth/auth.fixture";
import { codeOf, enrol, makeMember, passwordStep } from "./staff.fixture";

const backend = provideTestBackend();
const get = (path: string, token: string) => backend().call(path, { headers: withToken(token) });

describe("decisions 27 the staff's sign-in", () => {
  it("sets an app up the first time, and shows ten recovery codes", async () => {
    const { email } = await makeMember(backend());
    const { token, codes } = await enrol(backend(), email);
    expect(new Set(codes).size).toBe(10);
    const { body } = await get("staff/me", token);
    expect(body).toMatchObject({ proven: true, permissions: ["*"], recovery_left: 10 });
    expect((await get("admin/orders", token)).status).toBe(200);
  });

  it("asks for a code the next time, and goes on under a new token", async () => {
    const { email } = await makeMember(backend(), ["orders.read"]);
    const { secret } = await enrol(backend(), email);
    const first = await passwordStep(backend(), email);
    expect((await get("staff/me", first)).body).toMatchObject({ proven: false, permissions: [] });
    const code = codeOf(backend(), secret, 1);
    const { body } = await post(backend(), "staff/prove", { code }, withToken(first));
    expect((await get("admin/orders", body.token)).status).toBe(200);
    expect((await get("staff/me", first)).status).toBe(401);
  });

  it("takes a code in Persian digits", async () => {
    const { email } = await makeMember(backend());
    const { secret } = await enrol(backend(), email);
    const code = codeOf(backend(), secret, 1).replace(
      /\d/g,
      (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? "",
    );
    const token = await passwordStep(backend(), email);
    expect((await post(backend(), "staff/prove", { code }, withToken(token))).status).toBe(200);
  });

  it("a renewed token is the same login's", async () => {
    const { email } = await makeMember(backend());
    const { token } = await enrol(backend(), email);
    backend().clock.advance(20 * 60_000);
    expect((await get("staff/me", token)).body).toMatchObject({ token: "renew" });
    const { body } = await get("user/renew-token", token);
    expect((await get("staff/me", body.token)).body).toMatchObject({ proven: true });
    backend().clock.advance(12 * 60 * 60_000);
    expect((await get("staff/me", body.token)).status).toBe(401);
  });
});
