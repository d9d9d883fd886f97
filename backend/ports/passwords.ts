import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createGate } from "./gate";

/** Turns passwords into what is kept of them, and checks them. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Null for nobody's hash takes as long as any other and is always false. Throws GateFull in a flood. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** For argon2id, the package's own choice: OWASP's least parameters, 19 MiB and about 20 ms each. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of a random password that was never kept, by the same parameters. */
export const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$LxQCQuAy2Q+SmcPrIVdd5w$Gcl7kimfotUzd9ycz8OLUYFPLPhZZ+FIUuSQnavvqnE";

/**
 * As many at once as there are processors, but for a part of Node's four threads, which files and addresses
 * need too. More wait, and beyond that logins are refused for a moment rather than memory eaten.
 */
const bounds = { atOnce: Math.min(availableParallelism(), 3), waiting: 64 };

export function createPasswords(): Passwords {
  const gate = createGate(bounds);
  return {
    hash: (password) => gate(() => hash(password, parameters)),
    verify: (kept, password) =>
      gate(async () => (await verify(kept ?? nobodysHash, password)) && kept !== null),
  };
}
