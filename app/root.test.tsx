import { createRequestHandler } from "@remix-run/node";
import { afterEach, beforeEach, expect, it } from "vitest";
import { noteCatalogVersion } from "./api/catalog-version.server";
import { buildOf } from "./rendered-build.fixture";
import { fakeContext, fakeRequest } from "./request/context.fixture";

/** What another test's backend answered is forgotten, and what this one's did. */
const forgetAnswers = (version: string) => () => noteCatalogVersion(version);
beforeEach(forgetAnswers("root-test"));
afterEach(forgetAnswers("after-root-test"));

it("R-ENT-01[head] R-ENT-02[head] R-ENT-03[style] what the owner adds to the head is in a page's, each once", async () => {
  const { context } = fakeContext({
    site: {
      fonts: '<link rel="preconnect" href="https://fonts.example">',
      meta_tag: '<meta name="owner" content="of the shop">',
      colors: ":root{--owner:#123456}",
    },
  });
  const render = createRequestHandler(buildOf({ default: () => null }), "production");
  const html = await (await render(fakeRequest("/fa/home/law"), context)).text();
  const head = html.slice(0, html.indexOf("</head>"));
  for (const part of [
    '<link rel="preconnect" href="https://fonts.example"/>',
    '<meta name="owner" content="of the shop"/>',
    '<style id="site-colors">:root{--owner:#123456}</style>',
  ]) {
    expect(head.split(part)).toHaveLength(2);
  }
});
