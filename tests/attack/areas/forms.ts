import { ask, postForm } from "../../support/ask";
import type { Area } from "../attack";
import { inParallel, pairsOf, times } from "../in-parallel";
import { noneBroke, tally } from "../tally";
import type { Target } from "../target";
import { watchHealth } from "../watch-health";

const product = "/fa/home/products/show/1/x";
const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };
const heldBy = "app/request/read-form.security.test.ts";

/** Far above what a form takes, far below what half a million fields took once: minutes. */
const timeoutMs = 5_000;

const post = ({ url }: Target, path: string, body: string, type = urlEncoded["Content-Type"]) =>
  ask(path, { method: "POST", base: url, headers: { "Content-Type": type }, body });

const intents = [
  "__state__=x",
  "__intent__=x",
  "__intent__=null",
  "__intent__=%7B%7D",
  `__intent__=${encodeURIComponent('{"type":"update","payload":{"name":"__proto__.polluted","value":1}}')}`,
];
const formPaths = [product, "/fa/carts", "/user/wish-list", "/fa/login", "/fa/checkout/address"];

export const forms: Area = {
  name: "forms",
  // Its supervisor once took the shop's own silence for the database's.
  embedded: true,
  attacks: [
    {
      name: "a form of 524,287 fields in 1 MiB, four at once",
      heldBy,
      run: async (target) => {
        const body = "a&".repeat(524_287);
        const [answers, health] = await watchHealth(target, () =>
          inParallel(times(4), 4, () => post(target, product, body)),
        );
        const { answer, held } = noneBroke(answers);
        return {
          answer: `${answer}; /healthz within ${health.worstMs} ms meanwhile`,
          held: held && health.worstMs < timeoutMs && health.failed === 0,
        };
      },
    },
    {
      name: "fields whose index makes a list of billions, a hundred thousand deep, of endless names",
      heldBy,
      run: async (target) => {
        const bodies = [
          "lines[4294967294]=x",
          `a${"[a]".repeat(100_000)}=x`,
          `a${".a".repeat(100_000)}=x`,
          `${"n".repeat(500_000)}=x`,
          "[]=&[][]=&.=&..=",
        ];
        const answers = await inParallel(pairsOf(formPaths, bodies), 2, ([path, body]) =>
          post(target, path, body),
        );
        return noneBroke(answers);
      },
    },
    {
      name: "conform's own fields, `__intent__` and `__state__`, on every form",
      heldBy,
      run: async (target) =>
        noneBroke(
          await inParallel(pairsOf(formPaths, intents), 2, ([path, body]) =>
            post(target, path, body),
          ),
        ),
    },
    {
      name: "prototypes by field names: `__proto__.x`, `constructor.prototype.x`, `a[__proto__][x]`",
      heldBy,
      run: async (target) => {
        const body =
          "__proto__.login=1&constructor.prototype.login=1&a[__proto__][login]=1&__proto__=1";
        const answers = await inParallel(formPaths, 2, (path) => post(target, path, body));
        const after = await ask("/api/user", { base: target.url });
        const { answer, held } = noneBroke(answers);
        const isClean = after.text === '{"login":false,"info":{}}';
        return {
          answer: `${answer}; a visitor is still ${isClean ? "a visitor" : after.text.slice(0, 80)}`,
          held: held && isClean,
        };
      },
    },
    {
      name: "NUL, half a pair and broken UTF-8 in fields",
      heldBy: "tests/api/bad-input.spec.ts",
      run: async (target) => {
        const values = ["a%00b%40x.co", "%ED%A0%80%40x.co", "%ff%fe", "%"];
        const answers = await inParallel(values, 2, (value) =>
          post(target, "/fa/login", `intent=target&target=${value}&password=x`),
        );
        return noneBroke(answers);
      },
    },
    {
      name: "forms that are none: JSON, text, XML, a multipart body without end, no type at all",
      heldBy: "tests/api/bad-input.spec.ts",
      run: async (target) => {
        const body = '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\n{"a":1}';
        const types = [
          "application/json",
          "text/plain",
          "application/xml",
          "multipart/form-data",
          "multipart/form-data; boundary=",
          "multipart/form-data; boundary=x",
          `multipart/form-data; boundary=${"x".repeat(5_000)}`,
          "",
        ];
        const answers = await inParallel(pairsOf(formPaths, types), 2, ([path, type]) =>
          post(target, path, body, type),
        );
        return noneBroke(answers);
      },
    },
    {
      name: "markup in a refused form, to get it back as markup",
      heldBy: "tests/api/bad-input.spec.ts",
      run: async ({ url }) => {
        const evil = `"><script>alert(1)</script>`;
        const fields = { intent: "target", target: evil };
        const { status, text } = await postForm("/fa/login", fields, { Accept: "text/html" }, url);
        return {
          answer: tally([status]),
          held: status === 400 && !text.includes("<script>alert(1)"),
        };
      },
    },
  ],
};
