import { expect, it } from "vitest";
import { pages } from "~/sitemap/pages";
import { redactPath } from "./redact-text.server";

const secret = "v3ryS3cr3t-v3ryS3cr3t";

/** What opens something to whoever has it, by the names that addresses of pages give it. */
const opening = /:(token|hash|refId)\??(?=\/|$)/;
const openingPages = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => opening.test(path));

const openingCalls = [
  "api/login/links/:token",
  "api/staff/invitations/:token",
  "api/home/invoices/:invoice_no/:hash",
  "api/home/shared/:token",
  "api/home/shared/:token/cart",
  "api/home/blogs/preview/:token",
  "api/home/previews/:kind/:token",
  "api/payment/:refId",
];

it.each([...openingPages.map((path) => `en/${path}`), ...openingCalls])(
  "a log has no secret of /%s",
  (path) => {
    const address = `/${path.replace(opening, secret).replace(/:\w+\??/g, "word")}`;
    expect(address).toContain(secret);
    expect(redactPath(address)).toBe(address.replace(secret, "…"));
    expect(redactPath(`${address}?a=1`)).toBe(address.replace(secret, "…"));
  },
);

it("pages that a secret opens are found by their parameter", () => {
  expect(openingPages.length).toBeGreaterThan(5);
});
