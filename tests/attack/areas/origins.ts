import { ask, postForm } from "../../support/ask";
import type { Area } from "../attack";
import { callApi } from "../call-api";
import { inParallel, pairsOf } from "../in-parallel";
import { newPerson } from "../people";
import { allOf, statusesIn } from "../tally";

const heldBy = "tests/api/headers.spec.ts";
const evil = "https://evil.example";

/** Forms that change something, each in a way that the router takes. */
const actions = [
  "/fa/login",
  "/fa/login.data",
  "/fa/carts",
  "/fa/carts.data",
  "/fa/carts?_data=routes%2Fcarts",
  "/fa/home/products/show/161/x",
  "/language",
  "/lite",
  "/theme",
  "/logout",
  "/logout.data",
  "/upload",
  "/user/user-settings",
  "/fa/checkout/review",
];

/** Of a page that is not this shop's, however alike it looks. */
const foreignTo = (url: string): string[] => [
  evil,
  "null",
  "http://127.0.0.1:1",
  `${url}.evil.example`,
  url.replace("//", "//shop@evil.example@"),
  `${url}, ${evil}`,
  `${evil}#${url}`,
  url.replace(/^http:/, "https:"),
  "file://",
  "HTTPS://EVIL.EXAMPLE",
];

export const origins: Area = {
  name: "origins",
  env: { LOGIN_SENDS_PER_ADDRESS: "1000" },
  attacks: [
    {
      name: `ten foreign origins post ${actions.length} forms as somebody who is logged in`,
      heldBy,
      run: async (target) => {
        const { token } = await newPerson(target);
        const foreign = foreignTo(target.url);
        const fields = { lang: "en", intent: "everywhere", back: "/en" };
        const answers = await inParallel(pairsOf(foreign, actions), 4, ([Origin, path]) =>
          postForm(path, fields, { Origin, Cookie: `session=${token}` }, target.url),
        );
        const after = await callApi(target, "GET", "user/sessions", { token });
        const { answer, held } = allOf(answers, 403);
        return {
          answer: `${answer}; the login goes on: ${after.status}`,
          held: held && after.status === 200,
        };
      },
    },
    {
      name: "a form from another site without an Origin, as Sec-Fetch-Site tells",
      heldBy: "app/request/origin.security.test.ts",
      run: async ({ url: base }) => {
        const answers = await inParallel(actions, 2, (path) =>
          ask(path, {
            base,
            method: "POST",
            headers: {
              "Content-Type": "application/x-www-form-urlencoded",
              "Sec-Fetch-Site": "cross-site",
            },
            body: "lang=en",
          }),
        );
        return allOf(answers, 403);
      },
    },
    {
      name: "the shop's own form behind a proxy that rewrites Host: not refused by mistake",
      heldBy: "tests/api/behind-a-proxy.spec.ts",
      run: async ({ url }) => {
        const fields = { intent: "target", target: "a@shop.example" };
        const plain = await postForm("/fa/login", fields, {}, url);
        const rewritten = await postForm("/fa/login", fields, { Host: "upstream:3000" }, url);
        return {
          answer: `${plain.status} with its own Host, ${rewritten.status} with another`,
          held: plain.status === 303 && rewritten.status === 303,
        };
      },
    },
    {
      name: "/api from a page elsewhere: preflights with credentials and tokens",
      heldBy: "tests/api/attack.spec.ts",
      run: async ({ url: base }) => {
        const headers = {
          Origin: evil,
          "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "authorization,content-type",
        };
        const answers = [
          await ask("/api/user", { base, method: "OPTIONS", headers }),
          await ask("/api/user/orders", { base, method: "OPTIONS", headers }),
          await ask("/api/user", { base, headers: { Origin: evil } }),
          await ask("/fa", { base, headers: { Origin: evil } }),
        ];
        const allowed = answers.filter((answer) =>
          Object.keys(answer.headers).some((name) => name.startsWith("access-control-")),
        );
        return {
          answer: `${statusesIn(answers)}; ${allowed.length} allowed anything`,
          held: allowed.length === 0,
        };
      },
    },
    {
      name: "a cookie as a credential of /api; a method by a header or a field",
      heldBy,
      run: async (target) => {
        const { token } = await newPerson(target);
        const cookie = { Cookie: `session=${token}` };
        const who = await callApi(target, "GET", "user", { headers: cookie });
        const override = { ...cookie, "X-HTTP-Method-Override": "DELETE", "X-Method": "DELETE" };
        const addresses = await callApi(target, "POST", "user/addresses?_method=DELETE", {
          body: {},
          headers: override,
        });
        return {
          answer: `${who.text.slice(0, 40)}; ${addresses.status}`,
          held: who.text.includes('"login":false') && addresses.status === 401,
        };
      },
    },
    {
      name: "links that change something: GET and HEAD of /logout, /language, /upload, a login's link",
      heldBy: "tests/api/attack.spec.ts",
      run: async (target) => {
        const { token } = await newPerson(target);
        const paths = ["/logout", "/language?lang=en", "/lite?lite=1", "/upload", "/logout.data"];
        const answers = await inParallel(pairsOf(paths, ["GET", "HEAD"]), 2, ([path, method]) =>
          ask(path, { base: target.url, method, headers: { Cookie: `session=${token}` } }),
        );
        const after = await callApi(target, "GET", "user/sessions", { token });
        const changed = answers.filter(({ headers }) =>
          /lang_chosen=|lite=1/.test(String(headers["set-cookie"])),
        );
        return {
          answer: `${statusesIn(answers)}; the login goes on: ${after.status}`,
          held: after.status === 200 && changed.length === 0,
        };
      },
    },
  ],
};
