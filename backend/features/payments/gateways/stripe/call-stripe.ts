import type { Exchange } from "../gateway";
import type { GatewaySettings } from "../gateway-settings";
import {
  GatewayRefused,
  GatewayUnreachable,
  type HttpClient,
  type HttpRequest,
} from "../http-client";
import { parseLeniently, redact } from "../redact";
import { encodeForm } from "./encode-form";

/** The shapes of this version are the ones that are read here. */
const version = "2025-02-24.acacia";

export interface StripeAnswer {
  status: number;
  body: unknown;
  exchange: Exchange;
}

export interface StripeCalls {
  get(path: string): Promise<StripeAnswer>;
  post(
    path: string,
    fields: Parameters<typeof encodeForm>[0],
    idempotencyKey?: string,
  ): Promise<StripeAnswer>;
}

/**
 * Stripe's REST interface: form-encoded bodies, a pinned version. What it calls passing (409, 429, 5xx) is tried once
 * more with the same key, then GatewayUnreachable; a key that it doesn't take is GatewayRefused.
 */
export function openStripeCalls(
  { key, apiUrl }: NonNullable<GatewaySettings["stripe"]>,
  httpClient: HttpClient,
): StripeCalls {
  const headers = { Authorization: `Bearer ${key}`, "Stripe-Version": version };

  async function call(wanted: HttpRequest): Promise<StripeAnswer> {
    const first = await httpClient(wanted);
    const { status, text } = isPassing(first.status) ? await httpClient(wanted) : first;
    if (isPassing(status)) throw new GatewayUnreachable(new Error(`HTTP ${status}`));
    const body = parseLeniently(text);
    const exchange = { status, body: redact(body) };
    if (status === 401 || status === 403) throw new GatewayRefused(exchange, `HTTP ${status}`);
    return { status, body, exchange };
  }

  return {
    get: (path) => call({ method: "GET", url: apiUrl() + path, headers }),
    post: (path, fields, idempotencyKey) =>
      call({
        method: "POST",
        url: apiUrl() + path,
        headers: {
          ...headers,
          "Content-Type": "application/x-www-form-urlencoded",
          ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
        },
        body: encodeForm(fields),
      }),
  };
}

const isPassing = (status: number) => status === 409 || status === 429 || status >= 500;
