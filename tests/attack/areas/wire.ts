import { ask } from "../../support/ask";
import type { Area } from "../attack";
import { inParallel, pairsOf } from "../in-parallel";
import { sendBytes, statusesOf } from "../send-bytes";
import { allOf, noneBroke, tally } from "../tally";
import { ambiguousRequests } from "./wire/ambiguous-requests";

const bodiesTest = "backend/http/bodies.security.test.ts";
const someSession = "/api/user/sessions/0d5c2d4e-0000-4000-8000-000000000000";

export const wire: Area = {
  name: "wire",
  attacks: [
    {
      name: "calls of /api without a body and without a length",
      heldBy: bodiesTest,
      run: async ({ url: base }) => {
        const end = await ask(someSession, { base, method: "DELETE" });
        const methods = ["POST", "PUT", "PATCH", "OPTIONS", "DELETE"];
        const nothing = await inParallel(methods, 2, (method) =>
          ask("/api/nothing", { base, method }),
        );
        return allOf([end, ...nothing], 401, 404, 405);
      },
    },
    {
      name: "bodies in chunks: a small one, one of 2 MiB, one that breaks off",
      heldBy: bodiesTest,
      run: async ({ url }) => {
        const headers = { "Content-Type": "application/json", "Transfer-Encoding": "chunked" };
        const post = (path: string, body: string) =>
          ask(path, { base: url, method: "POST", headers, body });
        const { host } = new URL(url);
        const broken = await sendBytes(
          { url },
          `POST /api/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
        );
        const answers = [
          await post("/api/user/orders", "{}"),
          await post("/api/login", '{"target":"a@b.co","password":"x"}'),
          await post("/api/login", "x".repeat(2_097_152)),
          await post("/api/payment/webhook/stripe", "{}"),
        ];
        const { answer, held } = allOf(answers, 400, 401, 413);
        const last = statusesOf(broken)[0];
        return { answer: `${answer}; broken off: ${last}`, held: held && last !== 500 };
      },
    },
    {
      name: "methods that nobody asked for, TRACE, PROPFIND and CONNECT among them, on pages and calls",
      heldBy: "server/listen.security.test.ts",
      run: async (target) => {
        const methods = ["TRACE", "PROPFIND", "PURGE", "LINK", "PUT", "DELETE", "PATCH", "OPTIONS"];
        const paths = [
          "/fa",
          "/fa/home/products",
          "/fa/login",
          "/api/user",
          "/assets/x",
          "/healthz",
        ];
        const answers = await inParallel(pairsOf(paths, methods), 4, ([path, method]) =>
          ask(path, { base: target.url, method }),
        );
        const { host } = new URL(target.url);
        const others = await Promise.all(
          ["CONNECT evil.example:443", "BREW /fa", "GET"].map((line) =>
            sendBytes(target, `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
          ),
        );
        const rest = others.map((said) => statusesOf(said)[0] ?? "closed");
        const { answer, held } = noneBroke(answers);
        return {
          answer: `${answer}; the strangest: ${tally(rest)}`,
          held: held && !rest.includes(500),
        };
      },
    },
    ambiguousRequests,
    {
      name: "cookies that are no header's value, of 12 kB, six hundred of them",
      heldBy: "tests/api/bad-input.spec.ts",
      run: async ({ url: base }) => {
        const cookies = [
          "session=%00",
          "session=%E2%98%83",
          "session=%0d%0aX-Evil:1",
          "session=",
          "cart=%00; wish=%00; upload=%00",
          "lang=%00; lite=%00; flash=%00",
          "login=%7B%22target%22%3A1%7D; intended=%00",
          "__proto__=1; constructor=2",
          `session=${"x".repeat(12_000)}`,
          "a=b; ".repeat(600),
          ";;;=;=;",
        ];
        const paths = [
          "/fa",
          "/fa/home/products",
          "/fa/suggest?search=ab",
          "/fa/carts",
          "/fa/login",
        ];
        const answers = await inParallel(pairsOf(paths, cookies), 4, ([path, Cookie]) =>
          ask(path, { base, headers: { Cookie } }),
        );
        return noneBroke(answers);
      },
    },
    {
      name: "a header of 100 kB, 3,000 headers, an address of 100 kB",
      heldBy: "tests/api/attack.spec.ts",
      run: async (target) => {
        const { host } = new URL(target.url);
        const heads = [
          `GET /fa HTTP/1.1\r\nHost: ${host}\r\nX-A: ${"x".repeat(100_000)}\r\n\r\n`,
          `GET /fa HTTP/1.1\r\nHost: ${host}\r\n${"X-A: b\r\n".repeat(3_000)}Connection: close\r\n\r\n`,
          `GET /fa/${"x".repeat(100_000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
        ];
        const answers = await Promise.all(heads.map((head) => sendBytes(target, head)));
        const firsts = answers.map((said) => statusesOf(said)[0] ?? "closed");
        return {
          answer: tally(firsts),
          held: !firsts.some((status) => Number(status) >= 500 && status !== 503),
        };
      },
    },
    {
      name: "paths that climb, in every spelling",
      heldBy: "tests/api/bad-input.spec.ts",
      run: async ({ url: base }) => {
        const climbs = [
          "../",
          "..%2f",
          "%2e%2e/",
          "%2e%2e%2f",
          "..\\",
          "..%5c",
          "....//",
          "%252e%252e%252f",
          "..%c0%af",
        ];
        const roots = [
          "/assets/",
          "/texts/",
          "/media/",
          "/api/media/",
          "/api/upload/",
          "/fa/",
          "/",
        ];
        const answers = await inParallel(pairsOf(roots, climbs), 4, ([root, climb]) =>
          ask(`${root}${climb.repeat(6)}package.json`, { base }),
        );
        const { answer, held } = noneBroke(answers);
        const read = answers.filter(({ text }) => text.includes('"dependencies"')).length;
        return { answer: `${answer}; ${read} read a file`, held: held && read === 0 };
      },
    },
  ],
};
