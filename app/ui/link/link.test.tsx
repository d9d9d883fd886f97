import { Link as RouterLink } from "@remix-run/react";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { Link } from "./link";

type LinkProps = ComponentProps<typeof RouterLink>;

function render(Component: typeof RouterLink, props: LinkProps): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={["/fa/home/products?sort=newest#end"]}>
      <Component {...props}>a &amp; b</Component>
    </MemoryRouter>,
  );
}

const addresses: LinkProps["to"][] = [
  "/",
  "/fa",
  "/fa/home/products/",
  "/fa/home/products?q=چای&page=2#list",
  "/fa/home/%DA%86/چای",
  "/fa/a b?c=%20\"'<&>",
  "/fa/../en",
  "/fa//en",
  "/fa?",
  "/fa#",
  "/fa?#a",
  "//elsewhere.example/a",
  "https://elsewhere.example/a?b#c",
  "mailto:shop@timcheh.example",
  "",
  ".",
  "..",
  "en",
  "?page=2",
  "#list",
  { pathname: "/fa", search: "?a=1", hash: "#b" },
  { search: "page=2" },
];

it.each(addresses)("renders on the server as the router's own would, to %j", (to) => {
  expect(render(Link, { to })).toBe(render(RouterLink, { to }));
});

it.each<Partial<LinkProps>>([
  { className: "button", id: "a", hrefLang: "fa", "aria-current": "page" },
  { target: "_blank", rel: "noopener", onClick: () => {}, onFocus: () => {} },
  { discover: "none", prefetch: "none", preventScrollReset: true },
  { reloadDocument: true, replace: true, state: { a: 1 }, relative: "path", viewTransition: true },
  { prefetch: "intent" },
])("renders on the server as the router's own would, with %o", (more) => {
  const props = { to: "/fa/carts?a=1", ...more };
  expect(render(Link, props)).toBe(render(RouterLink, props));
});
