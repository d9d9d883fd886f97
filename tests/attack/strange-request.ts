/** Requests as a fuzzer throws them: the shop's own addresses and fields, filled with what nobody sends. */
import fc from "fast-check";
import { strangeAddress } from "./strange-address";
import { oneOf, strangeWord, wordInLine } from "./strange-words";

export interface StrangeRequest {
  method: string;
  /** As it stands in the first line. */
  address: string;
  headers: [name: string, value: string][];
  body: string;
}

const value = wordInLine.filter((text) => /^[\x21-\x7e]*$/.test(text));
const header = (names: string): fc.Arbitrary<[string, string]> => fc.tuple(oneOf(names), value);

const cookie = fc
  .tuple(oneOf("session cart wish flash login lang lite upload intended"), value)
  .map((pair): [string, string] => ["Cookie", pair.join("=")]);

/** TOKEN is a session that holds. */
const anyHeader = fc.oneof(
  cookie,
  header("lang X-Cart X-Wish X-Upload Origin Accept-Language If-None-Match Stripe-Signature"),
  header("X-Forwarded-For X-Forwarded-Host X-Request-Id Content-Encoding"),
  fc.constantFrom<[string, string]>(
    ["Cookie", "session=TOKEN"],
    ["Authorization", "TOKEN"],
    ["Authorization", "Bearer TOKEN"],
    ["Accept", "text/html"],
    ["Accept-Encoding", "br;q=0, gzip, *"],
    ["Upgrade", "websocket"],
    ["Range", "bytes=-1,0-0"],
  ),
);

const contentType = fc
  .constantFrom(
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=b",
    "text/plain",
    "application/json; charset=utf-16",
  )
  .map((type): [string, string] => ["Content-Type", type]);

const field =
  oneOf(`op_id ops type variant_id qty code target password challenge payable amount currency
  address_id shipping payment note items intent product __proto__ back`);
const anything = fc.oneof(strangeWord, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
const fields = fc.array(fc.tuple(field, strangeWord), { maxLength: 6 });

const body = fc.oneof(
  fc
    .dictionary(field, fc.oneof(anything, fc.array(anything, { maxLength: 3 })))
    .map((made) => JSON.stringify(made)),
  fields.map((pairs) => pairs.map((pair) => pair.join("=")).join("&")),
  fields.map((pairs) =>
    pairs
      .map(
        ([name, text]) =>
          `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
      )
      .join(""),
  ),
  fc.string({ maxLength: 200 }),
);

/** @param calls paths of /api, with a star for each of their parameters */
export function strangeRequest(calls: readonly string[]): fc.Arbitrary<StrangeRequest> {
  const address = strangeAddress(calls);
  return fc.oneof(
    fc.record({
      method: oneOf("GET GET GET GET GET HEAD OPTIONS DELETE TRACE"),
      address,
      headers: fc.array(anyHeader, { maxLength: 4 }),
      body: fc.constant(""),
    }),
    fc.record({
      method: oneOf("POST POST POST POST PUT PATCH DELETE"),
      address,
      headers: fc
        .tuple(contentType, fc.array(anyHeader, { maxLength: 3 }))
        .map(([type, more]) => [type, ...more]),
      body,
    }),
  );
}
