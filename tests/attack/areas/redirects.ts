import { loggedIn } from "../../../backend/contract/auth";
import { demoLogins } from "../../../backend/db/seed/demo/demo-logins";
import { ask, postForm } from "../../support/ask";
import type { Area } from "../attack";
import { read } from "../call-api";
import { inParallel, pairsOf } from "../in-parallel";
import { statusesIn } from "../tally";

/** Addresses that browsers take for another host, or for no address at all. */
const away = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  "https://evil.example/",
  "https:evil.example",
  "http:/\\evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/..//evil.example",
  "/.//evil.example",
  "//evil.example@shop",
  "/%2f%2fevil.example",
];

/** Whether an address stays in the shop, as a browser reads it. */
const staysIn = (url: string, location: string | undefined) =>
  location === undefined ||
  (URL.canParse(location, url) && new URL(location, url).origin === new URL(url).origin);

const [shopper] = demoLogins;

export const redirects: Area = {
  name: "redirects",
  attacks: [
    {
      name: `the ways back of /language, /lite and /theme to ${away.length} addresses elsewhere`,
      heldBy: "tests/api/languages.spec.ts",
      run: async ({ url }) => {
        const answers = await inParallel(
          pairsOf(["/language", "/lite", "/theme"], away),
          4,
          ([path, back]) => postForm(path, { lang: "en", lite: "1", theme: "dark", back }, {}, url),
        );
        const gone = answers.filter(({ headers }) => !staysIn(url, headers.location));
        return {
          answer: `${statusesIn(answers)}; ${gone.length} lead away`,
          held: gone.length === 0,
        };
      },
    },
    {
      name: "the page after a login: by the call, and by a planted cookie",
      heldBy: "backend/features/auth/login/login.security.test.ts",
      run: async (target) => {
        const { url } = target;
        const { email, password } = shopper;
        const said = await inParallel(away, 2, async (wanted) => {
          const body = { target: email, password, intended: wanted };
          const { intended } = await read(target, loggedIn, "POST", "login", { body });
          const progress = JSON.stringify({ target: email, channel: "email" });
          const { headers } = await postForm(
            "/fa/login",
            { intent: "password", password },
            {
              Cookie: `login=${encodeURIComponent(progress)}; intended=${encodeURIComponent(wanted)}`,
            },
            url,
          );
          return [intended ?? undefined, headers.location];
        });
        const locations = said.flat();
        const gone = locations.filter((location) => !staysIn(url, location));
        return {
          answer: `${locations.length} ways on, ${gone.length} lead away`,
          held: gone.length === 0,
        };
      },
    },
    {
      name: "paths that a redirect could repeat as a host: `//evil`, `/\\evil`, escaped ones",
      heldBy: "tests/api/bad-input.spec.ts",
      run: async ({ url }) => {
        const paths = [
          "//evil.example/en",
          "///evil.example",
          "/\\evil.example",
          "/%5Cevil.example",
          "/%5C%5Cevil.example/",
          "/fa//evil.example",
          "/fa/%2f%2fevil.example",
          "/%09/evil.example",
          "/.//evil.example",
          "/home/products/..//..//evil.example",
          "//evil.example/%2f..",
          "//evil.example/home/products/show/161",
          "/fa/home/products/show/161/%2f%2fevil.example",
          "/fa/home/products?search=//evil.example",
          "/https://evil.example",
          "/user/%2f%2fevil.example",
          "//evil.example//",
          "/fa/",
          "/home/products/",
        ];
        const answers = await inParallel(paths, 4, (path) => ask(path, { base: url }));
        const gone = answers.filter(
          ({ status, headers }) => status >= 500 || !staysIn(url, headers.location),
        );
        return {
          answer: `${statusesIn(answers)}; ${gone.length} lead away`,
          held: gone.length === 0,
        };
      },
    },
    {
      name: "a payment's return that names another page, another host, a newline",
      heldBy: "app/routes/shop/payment/payment.security.test.ts",
      run: async ({ url }) => {
        const queries = [
          "p=//evil.example",
          "p=%0d%0aLocation:%20//evil.example",
          "p=..%2f..%2f",
          "next=//evil.example",
        ];
        const answers = await inParallel(queries, 2, (query) =>
          ask(`/api/payment/return/zarinpal?${query}`, { base: url }),
        );
        const gone = answers.filter(
          ({ status, headers }) => status >= 500 || !staysIn(url, headers.location),
        );
        return {
          answer: `${statusesIn(answers)}; ${gone.length} lead away`,
          held: gone.length === 0,
        };
      },
    },
  ],
};
