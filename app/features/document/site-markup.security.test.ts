import { describe, expect, it } from "vitest";
import { parseHeadMarkup, styleOf } from "./site-markup";

describe("parseHeadMarkup", () => {
  it("gives allowed elements as data, each once", () => {
    const markup =
      '<link rel="preconnect" href="https://fonts.example"><meta name="x-test" content="a &amp; b">' +
      '<meta name="x-test" content="a &amp; b">';
    expect(parseHeadMarkup(markup, ["link", "meta"])).toEqual([
      { tag: "link", attributes: { rel: "preconnect", href: "https://fonts.example" } },
      { tag: "meta", attributes: { name: "x-test", content: "a &amp; b" } },
    ]);
  });

  it("takes only the kinds that the field is for", () => {
    expect(parseHeadMarkup('<link rel="me" href="/me"><style>a{}</style>', ["meta"])).toEqual([]);
  });

  it.each([
    "<script>alert(1)</script>",
    '<script src="https://evil.example/x.js"></script>',
    '<iframe src="https://evil.example"></iframe>',
    '<base href="https://evil.example">',
    '<link rel="stylesheet" href="javascript:alert(1)">',
    '<link rel="stylesheet" href="//evil.example/x.css">',
    '<link rel="modulepreload" href="/x.js">',
    '<link rel="serviceworker" href="/x.js">',
  ])("C-78 drops %s", (markup) => {
    expect(parseHeadMarkup(markup, ["link", "meta", "style"])).toEqual([]);
  });

  it("drops handlers and http-equiv from what it takes", () => {
    const markup = '<meta http-equiv="refresh" name="a" content="b" onload="alert(1)">';
    expect(parseHeadMarkup(markup, ["meta"])).toEqual([
      { tag: "meta", attributes: { name: "a", content: "b" } },
    ]);
  });
});

describe("styleOf", () => {
  it("keeps ordinary style text, ranges in media queries too", () => {
    const text = ":root{--color-primary:#123456}@media (width<600px){a{color:red}}";
    expect(styleOf(text)).toBe(text);
  });

  it.each(["</style><script>alert(1)</script>", "</STYLE >", "<!--"])(
    "R-ENT-03[style] %s can't leave the element",
    (text) => {
      expect(styleOf(text)).not.toMatch(/<[/!]/);
    },
  );
});
