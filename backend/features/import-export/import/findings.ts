import type { z } from "zod";
import {
  type FieldPath,
  type Finding,
  type ProblemCode,
  problemCodes,
  problemOfUnknown,
} from "./problems";

/** What a schema has against a value, in the import's own words. */
export function findingsOf(error: z.ZodError): Finding[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === "symbol" ? "" : step));
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) =>
        finding([...path, key], problemOfUnknown(key, "unknown_field"), key),
      );
    }
    if (issue.code === "invalid_key") return [finding(path, "unknown_field", String(path.at(-1)))];
    if (issue.code === "custom") {
      return [finding(path, knownCode(issue.message), String(issue.params?.detail ?? ""))];
    }
    // zod tells what is missing from what is wrong in its words only.
    if (/received (undefined|null)$/.test(issue.message)) return [finding(path, "required")];
    const wantsList = issue.code === "invalid_type" && issue.expected === "array";
    return [finding(path, wantsList ? "not_list" : "not_understood", issue.code)];
  });
}

export function finding(path: FieldPath, code: ProblemCode, detail = ""): Finding {
  return { path, code, detail };
}

function knownCode(message: string): ProblemCode {
  return problemCodes.find((known) => known === message) ?? "not_understood";
}
