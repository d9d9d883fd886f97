import type { OutgoingHttpHeaders } from "node:http";
import { linkSent } from "../../../backend/contract/auth";
import { type Answer, ask } from "../../support/ask";
import type { Area } from "../attack";
import { inParallel } from "../in-parallel";
import { lastMessage, newEmail, newPerson } from "../people";
import { statusesIn, tally } from "../tally";
import type { Target } from "../target";

const evil = "evil.example";

/** What a first visitor may send, so that later ones read it. */
const planted: readonly OutgoingHttpHeaders[] = [
  { Host: evil },
  { "X-Forwarded-Host": evil },
  { "X-Forwarded-Proto": "https", "X-Forwarded-Port": "666" },
  { "X-Forwarded-Prefix": "/evil" },
  { "X-Forwarded-For": `${evil}, "><script>` },
  { Forwarded: `host=${evil};proto=https` },
  { "X-Original-URL": "/evil" },
  { "X-Rewrite-URL": "/evil" },
  { "X-HTTP-Method-Override": "POST" },
  { "X-Request-Id": '"><script>alert("evil")</script>' },
  { "Accept-Language": "zz-evil" },
  { "User-Agent": "<script>evil</script>" },
  { Referer: "https://evil.example/" },
  { "Save-Data": "on" },
  { "Sec-Purpose": "prefetch" },
  { Range: "bytes=0-10" },
  { "If-None-Match": "*" },
  { "Accept-Encoding": "evil" },
  { Cookie: "lang=zz; a=evil" },
  { Cookie: "flash=%7B%22type%22%3A%22error%22%2C%22key%22%3A%22evil%22%7D" },
  { Cookie: "session=evil; cart=evil; wish=evil" },
  { Cookie: "lite=1" },
  { "Content-Type": "evil", "Content-Length": "0" },
];

/** A page without its numbers: pages that differ in nothing but the price asked for are then alike. */
const shapeOf = ({ text }: Answer) => text.replace(/[\d۰-۹٬,]+/g, "#");

const pathOf = (min: number) => `/fa/home/products?min=${min}`;

/** Somebody's pages, under names that something in front of the shop could take for files. */
const disguised = [
  "/user/orders/x.css",
  "/user/x.js",
  "/user;/x.js",
  "/user%2fx.png",
  "/user%2f..%2fhome",
  "/user.data",
  "/user/orders?x=/assets/x.css",
  "/user/orders.css",
  "/fa/carts;x.css",
  "/assets/..%2fuser",
  "/fa/home/products/../../user",
];

export const cache: Area = {
  name: "cache",
  env: { LOGIN_SENDS_PER_ADDRESS: "1000" },
  attacks: [
    {
      name: `${planted.length} hostile first requests, then a plain one of the same page`,
      heldBy: "server/page-cache/page-cache.security.test.ts",
      run: async ({ url: base }) => {
        const wanted = shapeOf(await ask(pathOf(1), { base }));
        const answers = await inParallel([...planted.entries()], 2, async ([place, headers]) => {
          const path = pathOf(10 + place);
          for (const method of ["HEAD", "GET", "GET"]) await ask(path, { base, method, headers });
          return ask(path, { base });
        });
        const bent = answers.filter(
          (answer) => answer.status !== 200 || shapeOf(answer) !== wanted,
        );
        return {
          answer: `${statusesIn(answers)}; ${bent.length} differ`,
          held: bent.length === 0,
        };
      },
    },
    {
      name: "a foreign Host, to get it into the sitemap, robots.txt, the manifest, canonical links",
      heldBy: "tests/api/languages.spec.ts",
      run: async ({ url: base }) => {
        const paths = [
          "/sitemap.xml",
          "/robots.txt",
          "/fa",
          "/en/home/law",
          "/fa/login",
          "/offline/fa",
        ];
        const headers = { Host: evil, "X-Forwarded-Host": evil };
        const answers = await inParallel(paths, 2, (path) => ask(path, { base, headers }));
        const bent = answers.filter(({ text }) => text.includes(evil));
        return {
          answer: `${statusesIn(answers)}; ${bent.length} name it`,
          held: bent.length === 0,
        };
      },
    },
    {
      name: "a foreign Host, to get it into the link of a mail",
      heldBy: "backend/features/auth/login/login.security.test.ts",
      run: async (target) => {
        const who = newEmail();
        const headers = {
          Host: evil,
          "X-Forwarded-Host": evil,
          "Content-Type": "application/json",
        };
        const body = JSON.stringify({ target: who });
        const sent = await ask("/api/login/link", {
          base: target.url,
          method: "POST",
          headers,
          body,
        });
        linkSent.parse(sent.json());
        const { text, html } = await lastMessage(target, who);
        return {
          answer: `${sent.status}; the link is ${text.includes(`${target.url}/`) ? "the shop's" : "another's"}`,
          held: text.includes(`${target.url}/`) && !`${text}${html}`.includes(evil),
        };
      },
    },
    {
      name: `a shopper's pages under ${disguised.length} disguises, then the same as a visitor`,
      heldBy: "server/page-cache/page-cache.security.test.ts",
      run: async (target) => {
        const { who, token } = await newPerson(target);
        const asks = (headers: OutgoingHttpHeaders) =>
          inParallel(disguised, 2, (path) => ask(path, { base: target.url, headers }));
        const own = await asks({ Cookie: `session=${token}` });
        const others = await asks({});
        const shown = others.filter(({ text }) => text.includes(who) || text.includes(token));
        const storable = own.filter(
          ({ text, headers }) =>
            text.includes(who) && !/no-store|private/.test(String(headers["cache-control"])),
        );
        return {
          answer: `${statusesIn(others)}; ${shown.length} show the shopper, ${storable.length} may be kept by others`,
          held: shown.length + storable.length === 0,
        };
      },
    },
    {
      name: "account, cart, checkout, login and payment, to be stored by anybody",
      heldBy: "tests/e2e/with-script/offline.spec.ts",
      run: async (target) => {
        const { token } = await newPerson(target);
        const paths = [
          "/user",
          "/user/orders",
          "/fa/carts",
          "/fa/checkout/address",
          "/fa/home/payment/success/NOPE",
        ];
        const answers = await inParallel(paths, 2, (path) =>
          ask(path, { base: target.url, headers: { Cookie: `session=${token}` } }),
        );
        answers.push(await ask("/fa/login", { base: target.url }));
        const kept = answers.map(({ headers }) => String(headers["cache-control"]));
        return { answer: tally(kept), held: kept.every((header) => header.includes("no-store")) };
      },
    },
    {
      name: "public pages of somebody who is logged in, then the same as a visitor",
      heldBy: "server/page-cache/page-cache.security.test.ts",
      run: async (target: Target) => {
        const { who, token } = await newPerson(target);
        const paths = [pathOf(501), pathOf(502), "/fa", "/en", "/en/home/law"];
        const others = await inParallel(paths, 1, async (path) => {
          await ask(path, { base: target.url, headers: { Cookie: `session=${token}` } });
          return ask(path, { base: target.url });
        });
        const shown = others.filter(({ text }) => text.includes(who));
        return {
          answer: `${statusesIn(others)}; ${shown.length} show the shopper`,
          held: shown.length === 0,
        };
      },
    },
  ],
};
