import type { ProofAsk } from "#backend/contract/privacy";
import { toLatinDigits } from "~/i18n/digits";
import type { GuardedArguments } from "~/request/action.server";
import { sentCode } from "./sent-code.server";

const longest = 256;

/** What the form shows of its sender: the password, or the code whose challenge waits in a cookie. */
export function readProof(
  { form, request }: Pick<GuardedArguments, "form" | "request">,
  purpose: "export" | "erase",
): ProofAsk {
  const old = form.get("old");
  const code = form.get("proof_code");
  const challenge = sentCode(request, purpose);
  if (challenge && typeof code === "string" && code !== "") {
    return { challenge, code: toLatinDigits(code.trim()).slice(0, 40) };
  }
  return typeof old === "string" ? { old: old.slice(0, longest) } : {};
}
