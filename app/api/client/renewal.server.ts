import type { LanguageCode } from "#backend/contract/languages";
import { apiPath } from "./address";
import { ApiError } from "./api-error";
import { apiHeaders } from "./headers";
import type { ShopLoadContext } from "./load-context";
import { sendToBackend } from "./transport.server";

/** A backend that hasn't answered by then is away. */
const timeoutMs = 10_000;

const running = new Map<string, Promise<string>>();

/**
 * One renewal for all requests of a session that were told to renew (R-TOKEN-02, R-TOKEN-03): the first
 * one starts it, the others wait for the same promise, and it goes on when the first one is given up. Between
 * processes each token's one successor does the same (decisions 7). Throws an ApiError.
 */
export function renewOnce(
  context: ShopLoadContext,
  lang: LanguageCode,
  token: string,
): Promise<string> {
  const current = running.get(token);
  if (current) return current;
  const started = renew(context, lang, token).finally(() => running.delete(token));
  running.set(token, started);
  return started;
}

/** Whether a failed renewal is the backend's word on the session, and not a backend that is away or busy. */
export function isRefusedRenewal(error: unknown): boolean {
  return error instanceof ApiError && error.status !== 503 && error.status !== 429;
}

async function renew(context: ShopLoadContext, lang: LanguageCode, token: string): Promise<string> {
  const { status, body } = await ask(context, apiHeaders(lang, token));
  const fresh = status === 200 && (body as { token?: unknown } | null)?.token;
  if (typeof fresh !== "string" || fresh === "renew") {
    throw new ApiError(status, { kind: "message", msg: "auth.token_renewal_failed" });
  }
  return fresh;
}

async function ask(context: ShopLoadContext, headers: Headers) {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await sendToBackend(context, apiPath("user/renew-token"), { headers, signal });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(503, { kind: "message", msg: "error.unavailable" });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
