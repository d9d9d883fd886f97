import { describe, expect, it } from "vitest";
import { renderIn } from "~/i18n/render-in.fixture";
import { FileField } from "./file-field";
import type { FileValue } from "./file-value";

const pictures = ["/a", "/b", "/c"].map(
  (url): FileValue => ({ url, name: url, type: "image/webp", size: 1, width: 2, height: 3 }),
);
const markup = (more: Partial<Parameters<typeof FileField>[0]> = {}) =>
  renderIn(
    "en",
    <FileField name="pictures" label="Pictures" value={[]} address="/upload" {...more} />,
  );

describe("the file uploader without scripts", () => {
  it("R-FILE-03[input] R-FILE-07[accept] is an input for pictures that is named file", () => {
    const [input = ""] = /<input type="file"[^>]*>/.exec(markup()) ?? [];
    expect(input).toContain('name="file"');
    expect(input).toContain('accept="image/*"');
    expect(input).toContain("multiple");
  });

  it("R-FILE-05[label] R-CONST-18[value] says how large a file may be, divided by 1024", () => {
    expect(markup()).toContain("At most 3 pictures, each at most 2 MB");
    expect(markup({ maxFileSize: 512 })).toContain("each at most 0.5 MB");
  });

  it("R-FILE-06[hint] says which ratio suits, where there is one", () => {
    expect(markup({ ratio: [16, 9] })).toContain("Best in the ratio 16 to 9");
    expect(markup()).not.toContain("Best in the ratio");
  });

  it("R-FILE-01[links] R-FILE-02[meta] sends what it has, as links or with meta", () => {
    expect(markup({ value: pictures.slice(0, 1) })).toContain(
      '<input type="hidden" name="pictures" value="/a"/>',
    );
    expect(markup({ value: pictures.slice(0, 1), meta: true })).toContain(
      'value="{&quot;url&quot;:&quot;/a&quot;',
    );
  });

  it("R-FILE-04[full] takes no more when it is full, and says so", () => {
    const full = markup({ value: pictures });
    expect(full).toMatch(/<input type="file"[^>]* disabled=""/);
    expect(full).toContain("There is no room for more pictures.");
    expect(full).not.toContain("Upload</button>");
  });

  it("R-FILE-04[configurable] another maximum is full with as many", () => {
    const two = pictures.slice(0, 2);
    expect(markup({ value: two, max: 2 })).toMatch(/<input type="file"[^>]* disabled=""/);
    expect(markup({ value: two })).not.toMatch(/<input type="file"[^>]* disabled=""/);
    expect(markup({ max: 5 })).toContain("At most 5 pictures, each at most 2 MB");
  });
});
