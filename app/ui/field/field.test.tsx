import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TextField } from "./text-field";

const markup = (more: Partial<Parameters<typeof TextField>[0]> = {}) =>
  renderToStaticMarkup(<TextField name="zip" label="Postal code" {...more} />);

/** An attribute of the input. */
const attribute = (html: string, name: string) =>
  new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

describe("a text field", () => {
  it("is named by its label", () => {
    const html = markup();
    expect(html).toContain('<label for="zip">Postal code');
    expect(attribute(html, "id")).toBe("zip");
  });

  it("is described by nothing and valid while nothing is said", () => {
    const html = markup();
    expect(attribute(html, "aria-describedby")).toBeUndefined();
    expect(attribute(html, "aria-invalid")).toBeUndefined();
  });

  it("R-VAL-20[linked] names its error before its hint, and keeps what was typed", () => {
    const html = markup({ hint: "Ten digits", error: "Too short", defaultValue: "12" });
    expect(attribute(html, "aria-describedby")).toBe("zip-error zip-hint");
    expect(attribute(html, "aria-invalid")).toBe("true");
    expect(attribute(html, "value")).toBe("12");
    expect(html).toContain('<p class="field-error" id="zip-error">Too short</p>');
    expect(html).toContain('<p class="field-hint" id="zip-hint">Ten digits</p>');
  });

  it("has an id of its own where two forms share a name", () => {
    const html = markup({ id: "new-zip", error: "Too short" });
    expect(html).toContain('<label for="new-zip">');
    expect(attribute(html, "name")).toBe("zip");
    expect(attribute(html, "aria-describedby")).toBe("new-zip-error");
  });
});
