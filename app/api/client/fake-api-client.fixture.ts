/** A client of a backend that answers as a test says, and what passed through it. */
import type { LanguageCode } from "#backend/contract/languages";
import { createApiClient } from "./api-client.server";
import type { GuestKind } from "./guest.server";

export interface SeenCall {
  method: string;
  /** With its query. */
  path: string;
  headers: Headers;
  body: string | undefined;
  signal: AbortSignal;
}

type Backend = (call: SeenCall) => Response | Promise<Response>;

export function answer(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

export function renewAnswer(): Response {
  return answer({ token: "renew", requestId: "r" }, 401);
}

export function fakeApiClient(
  backend: Backend,
  {
    token,
    lang = "fa",
    guests = {},
    signal,
  }: {
    token?: string;
    lang?: LanguageCode;
    guests?: Partial<Record<GuestKind, string>>;
    /** Of the request that the client is for. */
    signal?: AbortSignal;
  } = {},
) {
  const calls: SeenCall[] = [];
  const session = {
    token,
    guests,
    renewals: [] as string[],
    endings: [] as (string | undefined)[],
  };
  const api = createApiClient(
    {
      api: async (request) => {
        const { pathname, search } = new URL(request.url);
        const body = request.method === "GET" ? undefined : await request.text();
        const { method, headers, signal } = request;
        const call = { method, path: pathname + search, headers, body, signal };
        calls.push(call);
        return backend(call);
      },
    },
    lang,
    {
      token: () => session.token,
      isUnconfirmed: () => session.token !== undefined && session.token !== token,
      renewed: (fresh) => {
        session.token = fresh;
        session.renewals.push(fresh);
      },
      ended: (reason) => {
        session.token = undefined;
        session.endings.push(reason);
      },
      guest: (kind) => session.guests[kind],
      guestChanged: (kind, fresh) => {
        session.guests[kind] = fresh;
      },
      proposal: () => undefined,
      writes: () => {},
    },
    signal,
  );
  return { api, calls, session };
}
