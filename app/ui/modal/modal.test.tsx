import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Modal } from "./modal.enhanced";

const render = (open: boolean) =>
  renderToStaticMarkup(
    <Modal open={open} title="Sure?" onClose={vi.fn()}>
      <p>Really</p>
    </Modal>,
  );

it("R-CONFIRM-04[states] a closed modal is not there, an open one is a dialog named by its title", () => {
  expect(render(false)).toBe("");
  expect(render(true)).toMatch(/^<dialog [^>]*aria-labelledby="(.+?)".*<h2 id="\1">Sure\?<\/h2>/);
});
