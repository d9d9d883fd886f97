import { createECDH, hkdfSync } from "node:crypto";

/** The shop's key pair for Web Push (VAPID), of the curve P-256, in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The pair that follows from the shop's secret (SESSION_SECRET): all processes of a shop have the same, and there is no
 * second secret to lose. Who changes the secret has devices switched on anew.
 */
export function createPushKeys(secret: string): PushKeys {
  const curve = createECDH("prime256v1");
  for (let turn = 0; ; turn += 1) {
    const scalar = Buffer.from(hkdfSync("sha256", secret, "", `timcheh push ${turn}`, 32));
    try {
      curve.setPrivateKey(scalar);
    } catch {
      // One in four thousand million is no key of the curve.
      continue;
    }
    return {
      publicKey: curve.getPublicKey("base64url"),
      privateKey: scalar.toString("base64url"),
    };
  }
}
