/** A device with passkeys, in software: what a browser would answer (WebAuthn, ES256, without attestation). */
import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

interface Asked {
  challenge: string;
  origin?: string;
  rpID?: string;
  /** Whether the device has looked at who uses it. */
  isVerified?: boolean;
  counter?: number;
}

const home = { origin: "http://shop.test", rpID: "shop.test", isVerified: true };

/** One device with one passkey. */
export function makeAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const common = { id: id.toString("base64url"), rawId: id.toString("base64url") };

  return {
    /** The JSON of a new passkey. */
    make({ challenge, ...asked }: Asked): string {
      const { origin, rpID, isVerified, counter = 0 } = { ...home, ...asked };
      const key = mapOf([
        [number(1), number(2)],
        [number(3), number(-7)],
        [number(-1), number(1)],
        [number(-2), bytes(Buffer.from(x, "base64url"))],
        [number(-3), bytes(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const flags = 0x41 | (isVerified ? 0x04 : 0);
      const authData = Buffer.concat([headOf(rpID, flags, counter), attested]);
      const attestation = mapOf([
        [words("fmt"), words("none")],
        [words("attStmt"), mapOf([])],
        [words("authData"), bytes(authData)],
      ]);
      return JSON.stringify({
        ...common,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      });
    },

    /** The JSON of showing it. */
    show({ challenge, ...asked }: Asked): string {
      const { origin, rpID, isVerified, counter = 1 } = { ...home, ...asked };
      const authData = headOf(rpID, 0x01 | (isVerified ? 0x04 : 0), counter);
      const client = clientData("webauthn.get", challenge, origin);
      const signed = Buffer.concat([authData, createHash("sha256").update(client).digest()]);
      return JSON.stringify({
        ...common,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: createSign("sha256").update(signed).sign(privateKey).toString("base64url"),
        },
      });
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function headOf(rpID: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags, 0);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash("sha256").update(rpID).digest(), rest]);
}

/** CBOR, as far as it is needed here: lengths below 65536, numbers between -24 and 23. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const words = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const mapOf = (pairs: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
