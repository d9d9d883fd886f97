import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Icon, type IconName } from "./icon";

it("R-ICON-01[drawn] R-CONST-27[value] star and logout are drawn from the sprite by their names", () => {
  expect(renderToStaticMarkup(<Icon name="star" />)).toMatch(/#star"/);
  expect(renderToStaticMarkup(<Icon name="logout" />)).toMatch(/#logout"/);
});

it("R-ICON-01[unknown] an unknown name draws nothing and does not throw", () => {
  expect(renderToStaticMarkup(<Icon name={"unicorn" as IconName} />)).toBe("");
});
