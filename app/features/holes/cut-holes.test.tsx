import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ScriptNonce } from "~/client/remix/script-nonce";
import { cutHoles } from "./cut-holes.server";
import { Hole } from "./hole";

const nonce = "n-once_1";

function render(isMarked: boolean) {
  return renderToString(
    <ScriptNonce.Provider value={isMarked ? nonce : undefined}>
      <main>
        <p>پیش</p>
        <Hole name="flash">{null}</Hole>
        <Hole name="heart.12">
          <button type="button">
            a {"b"} [{nonce} no mark]
          </button>
        </Hole>
      </main>
    </ScriptNonce.Provider>,
  );
}

it("leaves the markup as it is without marks, and says where the holes are in bytes", () => {
  const { html, holes } = cutHoles([render(true)], nonce);
  expect(html.toString()).toBe(render(false));
  const contents = holes.map(({ name, start, end }) => [name, html.toString("utf8", start, end)]);
  expect(contents).toEqual([
    ["flash", ""],
    ["heart.12", expect.stringMatching(/^<button type="button">a .*<\/button>$/)],
  ]);
});

it("takes no text for a mark that was there before the rendering", () => {
  const html = "<p>[other flash]mine[/other]</p>";
  expect(cutHoles([html], nonce)).toEqual({ html: Buffer.from(html), holes: [] });
});

it("a hole may reach over several pieces", () => {
  const pieces = ["<p>a[n x]", "", "<!-- -->b", "[/n]<!-- -->c</p>"];
  const html = Buffer.from("<p>abc</p>");
  expect(cutHoles(pieces, "n")).toEqual({ html, holes: [{ name: "x", start: 4, end: 5 }] });
});
