import { type ClientRequest, type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import webPush from "web-push";
import { publicHosts, type Reach } from "./public-hosts";
import type { PushKeys } from "./push-keys";

/** Where a browser is reached, and the keys that it reads by. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Hands texts to the push services of browsers' makers, encrypted for one browser (RFC 8030, 8188, 8291, 8292). */
export interface PushSender {
  /** What browsers bind a subscription to, in base64url. */
  publicKey: string;
  /** Whether it would ever call this address. */
  accepts(endpoint: string): boolean;
  /** `gone` where the browser is reached there no more. Throws what may pass. */
  send(target: PushTarget, text: string): Promise<"sent" | "gone">;
}

export interface WebPushSettings {
  keys: PushKeys;
  /** Whom a push service's people can turn to: a `mailto:` or an `https:` address. */
  contact: string;
  /** Public hosts by HTTPS by default; tests hand in a server of their own. */
  reach?: Reach;
}

const timeoutMs = 15_000;
/** A service keeps it for a device that is off. */
const liveSeconds = 3 * 24 * 60 * 60;

export function createWebPush({ keys, contact, reach = publicHosts }: WebPushSettings): PushSender {
  const vapidDetails = { subject: contact, ...keys };
  const accepts = (endpoint: string) => URL.canParse(endpoint) && reach.accepts(new URL(endpoint));
  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, text) {
      if (!accepts(endpoint)) throw new Error("the push address is none that may be called");
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        text,
        { vapidDetails, TTL: liveSeconds, urgency: "normal", contentEncoding: "aes128gcm" },
      );
      const status = await post(new URL(endpoint), { headers, body, lookup: reach.lookup });
      if (status === 404 || status === 410) return "gone";
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return "sent";
    },
  };
}

interface Posted {
  headers: Record<string, string | number>;
  body: Buffer | null;
  lookup: Reach["lookup"];
}

/** The answer's status; nothing of its body is read, and no redirect followed. */
function post(url: URL, { headers, body, lookup }: Posted): Promise<number> {
  const request = url.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const asking: ClientRequest = request(
      url,
      { method: "POST", headers, lookup, signal, agent: false },
      (answer: IncomingMessage) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    asking.on("error", (cause) =>
      reject(new Error("the push service can't be reached", { cause })),
    );
    asking.end(body);
  });
}
