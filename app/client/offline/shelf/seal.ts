import type { Sealed } from "./shelf-store";

const algorithm = "AES-GCM";
const vectorBytes = 12;

/** A key that never leaves the browser: not even the shop's own scripts can read it. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ["encrypt", "decrypt"]);
}

export async function seal(key: CryptoKey, text: string): Promise<Sealed> {
  const vector = crypto.getRandomValues(new Uint8Array(vectorBytes));
  const plain = new TextEncoder().encode(text);
  return {
    vector,
    bytes: await crypto.subtle.encrypt({ name: algorithm, iv: vector }, key, plain),
  };
}

/** Rejects where it was sealed with another key, or altered since. */
export async function unseal(key: CryptoKey, { vector, bytes }: Sealed): Promise<string> {
  const plain = await crypto.subtle.decrypt({ name: algorithm, iv: vector }, key, bytes);
  return new TextDecoder().decode(plain);
}
