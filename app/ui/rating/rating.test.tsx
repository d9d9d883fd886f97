import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Rating } from "./rating";
import { RatingInput } from "./rating-input";

it("R-RATE-01[five, configurable] R-CONST-25[value] there are five stars, or as many as are asked for", () => {
  const stars = (html: string) => html.match(/★/g)?.length;
  expect(stars(renderToStaticMarkup(<Rating value={3.4} label="3.4 of 5" />))).toBe(5);
  expect(stars(renderToStaticMarkup(<Rating value={3.4} label="3.4 of 7" stars={7} />))).toBe(7);
});

it("R-RATE-01[icon, without-script] to give they are radios with the star icon and a name each", () => {
  const html = renderToStaticMarkup(
    <RatingInput name="stars" label="Yours" say={(count) => `${count} of 5`} defaultValue={4} />,
  );
  expect(html.match(/type="radio"/g)?.length).toBe(5);
  expect(html.match(/#star"/g)?.length).toBe(5);
  expect(html).toMatch(/checked="" value="4"|value="4" checked=""/);
  expect(html).toContain("3 of 5");
});
