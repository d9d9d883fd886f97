/**
 * The one error-rule order (decisions 14, R-ERR-10): 307 with a location, renewal, auth.failed,
 * any other msg, else reject. Used by the server's client and by hydrated calls alike.
 */
export type ResponseOutcome =
  | { kind: "ok" }
  | { kind: "redirect"; location: string }
  | { kind: "renew" }
  | { kind: "logged-out" }
  | { kind: "message"; msg: string }
  | { kind: "reject" };

export function classifyResponse(status: number, body: unknown): ResponseOutcome {
  if (status >= 200 && status < 300) return { kind: "ok" };
  const fields = body && typeof body === "object" ? (body as Record<string, unknown>) : {};
  if (status === 307 && typeof fields.location === "string") {
    return { kind: "redirect", location: fields.location };
  }
  if (fields.token === "renew") return { kind: "renew" };
  if (fields.msg === "auth.failed") return { kind: "logged-out" };
  if (typeof fields.msg === "string" && fields.msg !== "")
    return { kind: "message", msg: fields.msg };
  return { kind: "reject" };
}

/** A call that did not succeed: what the backend said of it, in translation keys. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly outcome: Exclude<ResponseOutcome, { kind: "ok" }>,
    readonly errors: Record<string, string[]> = {},
    readonly requestId?: string,
    /** What stands in the places of the texts. */
    readonly params: Record<string, string | number> = {},
  ) {
    super(`The backend answered ${status} (${outcome.kind})`);
    this.name = "ApiError";
  }
}
