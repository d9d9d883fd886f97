import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Slider } from "./slider";

const words = { previous: "Previous", next: "Next", pause: "Pause", play: "Play" };

function render(count: number): string {
  const slides = Array.from({ length: count }, (_, id) => ({ id, label: `${id}`, content: id }));
  return renderToStaticMarkup(<Slider name="s" label="Slides" slides={slides} words={words} />);
}

it("R-SLIDE-03[dots] each of several slides has its dot, and a single one has nothing to press", () => {
  expect(render(3).match(/<a /g)).toHaveLength(3);
  expect(render(1)).not.toContain("slider-bar");
});
