/** Somebody of the staff at the wire, with an app of codes. */
import type { TestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { post, withToken } from "../auth/auth.fixture";
import { totpOf } from "./factors/totp";

let members = 0;

export const rightPassword = "a long one";

/** An account with a password and permissions, that never signed in to the back-office. */
export async function makeMember(backend: TestBackend, permissions: string[] = ["*"]) {
  members += 1;
  const email = `staff${members}@example.com`;
  const passwordHash = await backend.backend.services.passwords.hash(rightPassword);
  const { userId, token } = await logIn(backend, { email, passwordHash, permissions });
  return { userId, email, shopperToken: token };
}

/** The token after the password alone. */
export async function passwordStep(backend: TestBackend, email: string): Promise<string> {
  const { body } = await post(backend, "staff/login", { target: email, password: rightPassword });
  return body.token;
}

/** Sets an app up; answers its secret, the login's token, the recovery codes and the browser's name. */
export async function enrol(backend: TestBackend, email: string) {
  const headers = withToken(await passwordStep(backend, email));
  const offer = await post(backend, "staff/factors/totp", {}, headers);
  const { state, secret } = offer.body;
  const code = codeOf(backend, secret);
  const { body } = await post(
    backend,
    "staff/factors/totp/confirm",
    { state, code, label: "Phone" },
    headers,
  );
  return {
    secret: secret as string,
    token: body.token as string,
    codes: body.recovery_codes as string[],
    device: body.device as string,
  };
}

/** What the app shows now, or so many steps later. */
export function codeOf({ clock }: Pick<TestBackend, "clock">, secret: string, later = 0): string {
  return totpOf(secret).generate({ timestamp: clock.now().getTime() + later * 30_000 });
}
