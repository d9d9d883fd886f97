import type { FactorAdded } from "../../../contract/staff";
import type { Caller } from "../../../http/caller";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { addFactor } from "./add-factor";
import { consumeGuess } from "./consume-guess";
import { secretOfState } from "./offer-totp";
import { secretPurpose } from "./take-code";
import { stepOfCode } from "./totp";

interface Confirming {
  state: string;
  code: string;
  label: string;
}

/** Adds an app by its first code, which is not taken again. Throws `login.wrong_code`, `login.code_dead`, `error.forbidden`. */
export async function confirmTotp(
  services: Services,
  login: Login,
  { state, code, label }: Confirming,
  caller: Caller,
): Promise<FactorAdded> {
  const { database, cipher, clock } = services;
  const secret = secretOfState(services, login, state);
  const releaseAttempt = await consumeGuess(services, login.user.id);
  const lastStep = stepOfCode(secret, code, clock.now());
  if (lastStep === null) {
    throw new ApiError("login.wrong_code", { errors: { code: ["login.wrong_code"] } });
  }
  await releaseAttempt();
  const sealed = cipher.encrypt(secretPurpose, secret);
  const factor = { kind: "totp" as const, label, secret: sealed, lastStep };
  return database.transaction((q) => addFactor(services, q, { login, factor, caller }));
}
