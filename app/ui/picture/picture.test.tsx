import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture";

const markup = (when?: "first" | "eager") =>
  renderToStaticMarkup(<Picture url="/a.webp" tint={1} alt="Ewer" sizes="50vw" when={when} />);

it("R-IMG-01[lazy, room] a picture further down loads when it comes near, and keeps its room", () => {
  expect(markup()).toContain('loading="lazy"');
  expect(markup()).toContain('width="600" height="600"');
});

it("one on the first screen does not wait", () => {
  expect(markup("eager")).not.toContain("loading=");
  expect(markup("first")).toMatch(/fetchpriority="high"/i);
});
