import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { Exchange } from "./gateway";

export interface HttpRequest {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface HttpResponse {
  status: number;
  text: string;
}

/** No answer came: the gateway may or may not have taken the call. */
export class GatewayUnreachable extends Error {
  override name = "GatewayUnreachable";
  readonly exchange: Exchange;

  constructor(override readonly cause: unknown) {
    super("The gateway did not answer");
    this.exchange = { status: null, body: { failed: codeOf(cause) } };
  }
}

/** The gateway refuses this shop, not this payment: something for its operator (payments 5.1). */
export class GatewayRefused extends Error {
  override name = "GatewayRefused";

  constructor(
    readonly exchange: Exchange,
    reason: string,
  ) {
    super(`The gateway refuses the shop: ${reason}`);
  }
}

export type HttpClient = (call: HttpRequest) => Promise<HttpResponse>;

export interface HttpTimeouts {
  connectMs: number;
  totalMs: number;
}

const paymentTimeouts: HttpTimeouts = { connectMs: 5_000, totalMs: 15_000 };
const maxAnswer = 1024 * 1024;

/** Servers that close idle connections do so after five seconds or more: those that wait no longer are still open. */
const keptIdle = { keepAlive: true, timeout: 4_000 };

/**
 * The HTTP client of the gateways: 5 s to connect, 15 s in all, and one more try where the network itself failed, by a
 * connection of its own. The first goes by one that is open already where there is one, so that a busy shop spares its
 * shoppers the handshake.
 */
export function createHttpClient(limits: HttpTimeouts = paymentTimeouts): HttpClient {
  const agents = { http: new HttpAgent(keptIdle), https: new HttpsAgent(keptIdle) };
  return async (call) => {
    const signal = AbortSignal.timeout(limits.totalMs);
    const line = { connectMs: limits.connectMs, signal };
    try {
      return await sendOnce(call, { ...line, agents }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return sendOnce(call, line);
      });
    } catch (error) {
      throw new GatewayUnreachable(error);
    }
  };
}

interface Line {
  connectMs: number;
  signal: AbortSignal;
  /** Who has connections; without, a new one is opened, and closed with the answer. */
  agents?: { http: HttpAgent; https: HttpsAgent };
}

function sendOnce(call: HttpRequest, { connectMs, signal, agents }: Line) {
  const { method, url, body } = call;
  const headers = { ...call.headers, "Content-Length": String(Buffer.byteLength(body ?? "")) };
  const isSecure = url.startsWith("https:");
  const request = isSecure ? requestHttps : requestHttp;
  const agent = (isSecure ? agents?.https : agents?.http) ?? false;
  return new Promise<HttpResponse>((resolve, reject) => {
    const outgoing = request(url, { method, headers, signal, agent });
    const connecting = setTimeout(() => outgoing.destroy(new Error("ECONNECT_SLOW")), connectMs);
    outgoing.on("socket", (socket) => {
      if (outgoing.reusedSocket) clearTimeout(connecting);
      else socket.once(isSecure ? "secureConnect" : "connect", () => clearTimeout(connecting));
    });
    outgoing.on("close", () => clearTimeout(connecting));
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => readAnswer(incoming).then(resolve, reject));
    outgoing.end(body);
  });
}

async function readAnswer(incoming: IncomingMessage): Promise<HttpResponse> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    if (bytes > maxAnswer) throw new Error("EANSWER_TOO_LARGE");
    chunks.push(chunk);
  }
  return { status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
