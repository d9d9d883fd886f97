import { expect, it } from "vitest";
import { renderIn } from "~/i18n/render-in.fixture";
import { Slider } from "./slider";

function render(count: number): string {
  const slides = Array.from({ length: count }, (_, id) => ({ id, label: `${id}`, content: id }));
  return renderIn("en", <Slider name="s" label="Slides" slides={slides} />);
}

it("R-SLIDE-03[dots] each of several slides has its dot, and a single one has nothing to press", () => {
  expect(render(3).match(/<a /g)).toHaveLength(3);
  expect(render(1)).not.toContain("slider-bar");
});
