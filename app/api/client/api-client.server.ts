/** The one client of the API: headers, renewal, the error-rule order, decoding and the contract's parse. */
import type { ZodType } from "zod";
import type { LanguageCode } from "#backend/contract/languages";
import type { HandedResponse } from "#backend/contract/page-fetch";
import { noteCatalogHeaders, noteDoubt, seenCatalogVersion } from "../catalog-version.server";
import { apiPath, type Query, withQuery } from "./address";
import { ApiError, classifyResponse } from "./api-error";
import { type GuestKind, goneGuests, nameGuest } from "./guest.server";
import { apiHeaders } from "./headers";
import { decodeAnswer } from "./html-decode";
import { type ShopLoadContext, settingsOf } from "./load-context";

/** Why the backend ended a session, as a translation key (R-ERR-02, R-ERR-05). */
export type SessionEnd = "auth.failed" | "auth.token_renewal_failed";

export interface ApiSession {
  /** The current token, or undefined for a visitor. */
  token(): string | undefined;
  /** Whether that one was renewed by this request: the browser hasn't got it yet. */
  isUnconfirmed(): boolean;
  /** Keeps a renewed token: the page's answer sets the cookie. */
  renewed(token: string): void;
  /** Forgets a dead one; without a reason where its owner ended it. */
  ended(reason?: SessionEnd): void;
  /** A visitor's token for a cart or a wish list (decisions 10). */
  guest(kind: GuestKind): string | undefined;
  /** Keeps a new one, or forgets one that finds nothing any more. */
  guestChanged(kind: GuestKind, token: string | undefined): void;
  /** The token that a visitor would have for what they put aside first (docs/decisions/0185). */
  proposal(): string | undefined;
  /** Notes that a call may change what its owner has. */
  writes(): void;
}

/** Carries no one's tokens. */
export const anonymousSession: ApiSession = {
  token: () => undefined,
  isUnconfirmed: () => false,
  renewed: () => {},
  ended: () => {},
  guest: () => undefined,
  guestChanged: () => {},
  proposal: () => undefined,
  writes: () => {},
};

export interface ApiClient {
  get<T>(path: string, schema: ZodType<T>, query?: Query): Promise<T>;
  post<T>(path: string, schema: ZodType<T>, body: unknown): Promise<T>;
  put<T>(path: string, schema: ZodType<T>, body: unknown): Promise<T>;
  delete<T>(path: string, schema: ZodType<T>, body?: unknown): Promise<T>;
  /**
   * Posts a body as it comes. It can't be sent twice, so a token that has to be renewed fails: getContext has
   * renewed it before, when it asked for the user.
   */
  stream<T>(path: string, schema: ZodType<T>, body: StreamedBody, query?: Query): Promise<T>;
  /** Keeps a visitor's token that an answer brought; null changes nothing. */
  setGuest(kind: GuestKind, token: string | null): void;
}

interface StreamedBody {
  type: string;
  stream: ReadableStream<Uint8Array>;
}

interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  body?: string | ReadableStream<Uint8Array>;
  /** Media type of the body; JSON where nothing else is said. */
  type?: string;
}

export function createApiClient(
  context: ShopLoadContext,
  lang: LanguageCode,
  session: ApiSession,
  signal?: AbortSignal,
): ApiClient {
  async function send(
    call: Call,
    token: string | undefined,
  ): Promise<{ status: number; body: unknown }> {
    const { method, body, type = "application/json" } = call;
    const proposal = method === "GET" ? undefined : session.proposal();
    const headers = nameGuest(apiHeaders(lang, token), session.guest, proposal);
    if (session.isUnconfirmed()) headers.set("X-Token-Unconfirmed", "1");
    if (body !== undefined) headers.set("Content-Type", type);
    const init = { method, body, headers, signal };
    const response = await sendToBackend(context, call.path, init, { values: true });
    for (const kind of goneGuests(response.headers)) session.guestChanged(kind, undefined);
    const { status, handed } = response;
    if (handed !== undefined) return { status, body: handed };
    return { status, body: decodeAnswer(parseJson(await response.text())) };
  }

  async function call(wanted: Call, retried = false): Promise<unknown> {
    if (wanted.method !== "GET") session.writes();
    const token = session.token();
    const { status, body } = await send(wanted, token);
    const outcome = classifyResponse(status, body);
    if (outcome.kind === "ok") return body;
    if (outcome.kind === "renew" && token && !retried) {
      try {
        session.renewed(await renewOnce(context, lang, token));
      } catch (error) {
        if (isRefusedRenewal(error)) session.ended("auth.token_renewal_failed");
        throw error;
      }
      return call(wanted, true);
    }
    if (outcome.kind === "logged-out") session.ended("auth.failed");
    throw new ApiError(status, outcome, errorsOf(body), requestIdOf(body), paramsOf(body));
  }

  const writing =
    (method: Call["method"]) =>
    async <T>(path: string, schema: ZodType<T>, body?: unknown): Promise<T> =>
      schema.parse(await call({ method, path: apiPath(path), body: JSON.stringify(body) }));

  return {
    get: async (path, schema, query) =>
      schema.parse(await call({ method: "GET", path: withQuery(apiPath(path), query) })),
    post: writing("POST"),
    put: writing("PUT"),
    delete: writing("DELETE"),
    stream: async (path, schema, { type, stream }, query) => {
      const wanted: Call = {
        method: "POST",
        path: withQuery(apiPath(path), query),
        body: stream,
        type,
      };
      return schema.parse(await call(wanted, true));
    },
    setGuest: (kind, token) => {
      if (token !== null) session.guestChanged(kind, token);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function errorsOf(body: unknown): Record<string, string[]> {
  const errors = (body as { errors?: unknown } | null)?.errors;
  return errors && typeof errors === "object" ? (errors as Record<string, string[]>) : {};
}

function paramsOf(body: unknown): Record<string, string | number> {
  const params = (body as { params?: unknown } | null)?.params;
  return params && typeof params === "object" ? (params as Record<string, string | number>) : {};
}

function requestIdOf(body: unknown): string | undefined {
  const id = (body as { requestId?: unknown } | null)?.requestId;
  return typeof id === "string" ? id : undefined;
}

/**
 * Sends one request to the backend: in process where server.ts hands it in, else over the network to
 * API_URL (decisions 15). In process it may hand over what it answers as it is. A backend that can't be reached is a 503.
 */
export async function sendToBackend(
  context: ShopLoadContext,
  path: string,
  init: RequestInit & { headers: Headers },
  takes?: { values: boolean },
): Promise<HandedResponse> {
  const base = settingsOf(context).apiUrl ?? "http://backend.local";
  if (context.requestId) init.headers.set("X-Request-Id", context.requestId);
  nameCaller(init.headers, context);
  try {
    // Node wants to be told that a stream is sent before the answer comes.
    const streamed = init.body instanceof ReadableStream ? ({ duplex: "half" } as const) : {};
    const request = new Request(base + path, { ...init, ...streamed, redirect: "manual" });
    const known = seenCatalogVersion();
    const { api } = context;
    const response: HandedResponse = await (api ? api(request, takes) : fetch(request));
    noteCatalogHeaders(response.headers, known);
    if (request.method === "GET" && isRefusal(response)) noteDoubt();
    return response;
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    noteDoubt();
    throw new ApiError(503, { kind: "message", msg: "error.unavailable" });
  }
}

/** Whether another answer may come where the same is asked again. */
function isRefusal({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

/**
 * Says for whom the call is made: exactly one address, the shopper's. What a browser itself claims of
 * addresses is never handed on, or it could pass for anybody.
 */
export function nameCaller(headers: Headers, { caller }: ShopLoadContext): void {
  for (const name of ["forwarded", "x-forwarded-for"]) headers.delete(name);
  if (caller?.address) headers.set("X-Forwarded-For", caller.address);
  if (caller?.agent) headers.set("User-Agent", caller.agent);
}

/** A backend that hasn't answered by then is away. */
const timeoutMs = 10_000;

const running = new Map<string, Promise<string>>();

/**
 * One renewal for all requests of a session that were told to renew (R-TOKEN-02, R-TOKEN-03): the first
 * one starts it, the others wait for the same promise, and it goes on when the first one is given up. Between
 * processes each token's one successor does the same (decisions 7). Throws an ApiError.
 */
function renewOnce(context: ShopLoadContext, lang: LanguageCode, token: string): Promise<string> {
  const current = running.get(token);
  if (current) return current;
  const started = renew(context, lang, token).finally(() => running.delete(token));
  running.set(token, started);
  return started;
}

/** Whether a failed renewal is the backend's word on the session, and not a backend that is away or busy. */
function isRefusedRenewal(error: unknown): boolean {
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
