import { expect, it } from "vitest";
import { keepUsedStyles, usedStyles } from "./used-styles.server";

const used = (css: string, ...classes: string[]) => usedStyles(css, new Set(classes));

it("drops what asks for a class that is not there, and keeps the order of the rest", () => {
  const css =
    ".card{color:red}.toast{color:blue}.card .price{margin:0}.card.open{margin:1px}a{top:0}";
  expect(used(css, "card", "price")).toBe(".card{color:red}.card .price{margin:0}a{top:0}");
});

it("keeps of a rule the selectors that can hold", () => {
  expect(used(".card,.toast,h1{color:red}", "card")).toBe(".card,h1{color:red}");
});

it("takes for needed only what stands outside of parentheses", () => {
  expect(used(".card:not(.open:is(.a,.b)){top:0}", "card")).toBe(
    ".card:not(.open:is(.a,.b)){top:0}",
  );
  expect(used(":where(.card,.tile) b{top:0}")).toBe(":where(.card,.tile) b{top:0}");
});

it("drops a group with nothing left in it, and keeps what is no rule of a class", () => {
  const css =
    "@layer base,components;@layer components{@media (width>=600px){.toast{top:0}}.card{top:0}}@keyframes in{0%{top:0}}@font-face{font-family:F;src:url(a)}";
  expect(used(css, "card")).toBe(
    "@layer base,components;@layer components{.card{top:0}}@keyframes in{0%{top:0}}@font-face{font-family:F;src:url(a)}",
  );
});

it("asks the page's own markup, and leaves a style alone that is none of the build's files", () => {
  const sheets =
    '<style data-href="/a.css">.card{top:0}.toast{top:0}</style><style>.toast{top:1px}</style>';
  expect(keepUsedStyles(`${sheets}<p class="lead card">text</p>`)).toBe(
    '<style data-href="/a.css">.card{top:0}</style><style>.toast{top:1px}</style><p class="lead card">text</p>',
  );
});
