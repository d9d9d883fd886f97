import { randomUUID } from "node:crypto";
import type { Area } from "../attack";
import { callApi } from "../call-api";
import { inParallel, pairsOf } from "../in-parallel";
import { newPerson } from "../people";
import { allOf, noneBroke } from "../tally";
import type { Target } from "../target";

const heldBy = "backend/http/check-body.security.test.ts";

/** Calls that take texts, and where in them. */
const textual: readonly [method: string, path: string, body: (text: string) => object][] = [
  ["POST", "login", (text) => ({ target: `a${text}b@x.co`, password: "x" })],
  ["POST", "login", (text) => ({ target: "a@x.co", password: text })],
  ["POST", "login", (text) => ({ challenge: text, code: text })],
  ["POST", "login/code", (text) => ({ target: `a${text}b@x.co` })],
  ["POST", "login/link", (text) => ({ target: `a${text}b@x.co` })],
  ["POST", "login/reset", (text) => ({ challenge: text, code: "1", password: text })],
  ["POST", "user/checkout", (text) => ({ note: text })],
  ["POST", "user/checkout", (text) => ({ shipping: text })],
  ["POST", "user/addresses", (text) => ({ street: text, recipient_name: text })],
  ["POST", "user/carts/coupon", (text) => ({ op_id: randomUUID(), code: text })],
  ["POST", "user/carts", (text) => ({ op_id: text, variant_id: text, qty: 1 })],
  ["POST", "user/wish-list", (text) => ({ product_id: 1, variant_id: text })],
  ["POST", "user/checkout", (text) => ({ [text]: 1 })],
];

export const bodies: Area = {
  name: "bodies",
  env: { LOGIN_SENDS_PER_ADDRESS: "1000" },
  attacks: [
    ...(["\u0000", "\ud800", "\udc00x"] as const).map((text) => ({
      name: `${text === "\u0000" ? "NUL" : "a lone surrogate"} (${JSON.stringify(text)}) in the JSON of ${textual.length} calls`,
      heldBy,
      run: async (target: Target) => {
        const { token } = await newPerson(target);
        const answers = await inParallel(textual, 2, ([method, path, body]) =>
          callApi(target, method, path, { token, body: body(text) }),
        );
        return allOf(answers, 400);
      },
    })),
    {
      name: "bodies nested 100,000 times, of one string of a mebibyte, with keys twice, with `__proto__`",
      heldBy,
      run: async (target) => {
        const raw = [
          "[".repeat(100_000),
          `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
          `{"a":${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}}`,
          `{"target":"${"x".repeat(1_048_576)}","password":"x"}`,
          '{"target":"a@x.co","target":"b@x.co","password":{},"password":1}',
          '{"__proto__":{"target":"a@x.co"},"constructor":{"prototype":{"login":true}}}',
          '{"target":1e400,"password":null}',
          "\ufeff{}",
          "nonsense",
          "",
        ];
        const answers = await inParallel(raw, 2, (body) =>
          callApi(target, "POST", "login", { body }),
        );
        return allOf(answers, 400, 413);
      },
    },
    {
      name: "counts of 1e400, 2⁵³ + 1, −1, 0, 1.5, 10⁹, “1e1”, “۳”, true, [] in a cart",
      heldBy: "backend/features/cart/cart.security.test.ts",
      run: async (target) => {
        const counts = [
          "1e400",
          "9007199254740993",
          "-1",
          "0",
          "1.5",
          "1000000000",
          '"1e1"',
          '"۳"',
          "true",
          "[]",
        ];
        const answers = await inParallel(counts, 2, (qty) =>
          callApi(target, "POST", "user/carts/sync", {
            body: `{"ops":[{"type":"add","op_id":"${randomUUID()}","variant_id":"x","qty":${qty}}]}`,
          }),
        );
        return allOf(answers, 400);
      },
    },
    {
      name: "queries of 5,000 parameters, of 100 kB, with prototypes in them",
      heldBy,
      run: async (target) => {
        const queries = [
          "a&".repeat(5_000),
          `q=${"x".repeat(12_000)}`,
          "brand[__proto__]=x&__proto__=x&constructor=x",
          "attr.__proto__[]=1&attr.constructor[]=1&sort=__proto__&sort=constructor",
        ];
        const paths = ["home/products", "home/products/facets", "home/search"];
        const answers = await inParallel(pairsOf(paths, queries), 2, ([path, query]) =>
          callApi(target, "GET", `${path}?${query}`),
        );
        return noneBroke(answers);
      },
    },
  ],
};
