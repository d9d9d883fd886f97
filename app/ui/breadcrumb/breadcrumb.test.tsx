import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { Breadcrumb, type Crumb } from "./breadcrumb";

const render = (crumbs: Crumb[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Breadcrumb label="Where" crumbs={crumbs} />
    </MemoryRouter>,
  );

it("a name in another language says so, with its direction; others say nothing", () => {
  const html = render([
    { name: "Home", to: "/en" },
    { name: "راسته", to: "/en/x", lang: "fa" },
    { name: "چای", lang: "fa" },
  ]);
  expect(html).toMatch(/<li><a data-discover="true" href="\/en">Home<\/a><\/li>/);
  expect(html).toMatch(/<a lang="fa" dir="rtl" [^>]+>راسته<\/a>/);
  expect(html).toContain('<b aria-current="page" lang="fa" dir="rtl">چای</b>');
});
