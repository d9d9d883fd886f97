import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextArea } from "./text-area";

it("R-AREA-01[default] R-CONST-19[value] seven rows, unless it says otherwise", () => {
  expect(renderToStaticMarkup(<TextArea name="note" label="Note" />)).toContain('rows="7"');
  expect(renderToStaticMarkup(<TextArea name="note" label="Note" rows={3} />)).toContain(
    'rows="3"',
  );
});
