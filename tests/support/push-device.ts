import { createECDH, randomBytes } from "node:crypto";

/** What a browser of its own would answer `pushManager.subscribe`; nothing is reached at its address. */
export function makeSubscription() {
  const curve = createECDH("prime256v1");
  return {
    endpoint: `https://push.example.com/${randomBytes(16).toString("hex")}`,
    p256dh: curve.generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
}
