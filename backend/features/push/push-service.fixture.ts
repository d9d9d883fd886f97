/** A push service on this machine, and browsers that it reaches: what they are sent is read as a browser reads it. */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { lookup } from "node:dns";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createPushKeys } from "../../ports/push-keys";
import { createWebPush, type PushSender, type PushTarget } from "../../ports/push-sender";

export interface FakeBrowser {
  /** What its `pushManager.subscribe` would answer. */
  target: PushTarget;
  /** The texts that came, as the browser decrypts them. */
  received: string[];
}

export interface FakePushService {
  sender: PushSender;
  /** A browser that is reached here. */
  openBrowser(): FakeBrowser;
  /** Answers everything with this status from now on; 201 at first. */
  answerWith(status: number): void;
  /** The headers of each call, in their order. */
  calls: Record<string, string | string[] | undefined>[];
  /** The bytes of each call as they came over the line. */
  bodies: Buffer[];
  close(): Promise<void>;
}

/** The sender may call this port of this machine and nothing else. */
export async function openPushService(
  secret = "a secret of a test, long enough",
): Promise<FakePushService> {
  const browsers = new Map<string, { read: (body: Buffer) => string; received: string[] }>();
  const calls: FakePushService["calls"] = [];
  const bodies: Buffer[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    calls.push(request.headers);
    bodies.push(body);
    const browser = browsers.get(request.url ?? "");
    if (status === 201) browser?.received.push(browser.read(body));
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const reach = { accepts: (url: URL) => url.origin === origin, lookup };
  return {
    sender: createWebPush({
      keys: createPushKeys(secret),
      contact: "mailto:shop@shop.test",
      reach,
    }),
    openBrowser() {
      const path = `/push/${randomBytes(16).toString("hex")}`;
      const curve = createECDH("prime256v1");
      const p256dh = curve.generateKeys("base64url");
      const secret = randomBytes(16);
      const received: string[] = [];
      browsers.set(path, { read: (body) => decrypt(body, curve, secret), received });
      const auth = secret.toString("base64url");
      return { target: { endpoint: origin + path, p256dh, auth }, received };
    },
    answerWith: (next) => {
      status = next;
    },
    calls,
    bodies,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** RFC 8188 and 8291, by their words and not by the library that wrote it. */
function decrypt(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), serverKey]);
  const secret = Buffer.from(hkdfSync("sha256", own.computeSecret(serverKey), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
}
