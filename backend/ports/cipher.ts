import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * Makes texts unreadable in the database, its copies and its backups: AES-256-GCM with a nonce for each. `purpose`
 * names the column, so that a text moved to another column can't be read there.
 */
export interface Cipher {
  /** `v1.` and what it is made of, in base64url. */
  encrypt(purpose: string, plain: string): string;
  /** Throws where the key is another, or the text was changed or belongs to another purpose. */
  decrypt(purpose: string, sealed: string): string;
}

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** The key comes of the shop's secret (SESSION_SECRET); who changes that loses what was enciphered. */
export function createCipher(secret: string): Cipher {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "timcheh columns", 32));
  return {
    encrypt(purpose, plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url")}`;
    },
    decrypt(purpose, sealed) {
      const bytes = Buffer.from(sealed.replace(/^v1\./, ""), "base64url");
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(tag);
      return decipher.update(bytes.subarray(nonceBytes + tagBytes)) + decipher.final("utf8");
    },
  };
}
