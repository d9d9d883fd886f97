import type { Answer, TestBackend } from "../../../tests/support/backend";
import type { Passwords } from "../../ports/passwords";

let people = 0;

/** A phone and an e-mail that no other test of the file uses. */
export function newPerson() {
  people += 1;
  const digits = String(people).padStart(7, "0");
  return { phone: `+98912${digits}`, email: `person${people}@example.com` };
}

/** POSTs JSON, as from an address. */
export function post(
  backend: TestBackend,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return backend.call(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  });
}

export const withToken = (token: string) => ({ Authorization: token });

/** Passwords that cost nothing and count how often they were worked on. */
export function countedPasswords(): Passwords & { verified: (string | null)[] } {
  const verified: (string | null)[] = [];
  return {
    verified,
    hash: async (password) => `hash of ${password}`,
    verify: async (hash, password) => {
      verified.push(hash);
      return hash === `hash of ${password}`;
    },
  };
}
