import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Progress } from "./progress";

it("R-PROG-01[size, turning] size 100 and width 5 give a 100 px box and a 5 px stroke", () => {
  const html = renderToStaticMarkup(<Progress size={100} width={5} label="Loading" />);
  expect(html).toContain('width="100" height="100"');
  expect(html).toContain('stroke-width="5"');
  expect(html).toContain('role="progressbar" aria-label="Loading"');
  expect(html).toContain("progress-turning");
  expect(html).not.toContain("aria-valuenow");
});

it("R-PROG-01[value] with a value it stands still, filled that far and never beyond the ends", () => {
  const html = renderToStaticMarkup(<Progress size={48} width={4} label="Loading" value={140} />);
  expect(html).toContain('aria-valuenow="100"');
  expect(html).toContain('stroke-dasharray="100 100"');
  expect(html).not.toContain("progress-turning");
});
