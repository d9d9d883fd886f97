import { describe, expect, it } from "vitest";
import { maxRichText } from "../../contract/rich-text";
import { renderRichText } from "./render-rich-text";
import { sanitizeRichText } from "./sanitize-rich-text";

const name = "0123456789abcdef0123";
const pictures = new Map([[name, { width: 1200, height: 800, alt: 'A "jug" & <cup>' }]]);
const html = (source: string) => renderRichText(source, pictures).html;

describe("rich text", () => {
  it("anchors headings below the page's own, without a gap, in any script", () => {
    expect(html("# Choosing a samovar\n\n#### Size\n\n## چای دَم\u200cکشیده\n\n## Size")).toBe(
      '<h2 id="s-choosing-a-samovar">Choosing a samovar</h2>\n<h3 id="s-size">Size</h3>\n' +
        '<h2 id="s-چای-دَم-کشیده">چای دَم\u200cکشیده</h2>\n<h2 id="s-size-2">Size</h2>',
    );
  });

  it("lets a table scroll in a box of its own and keeps its numbers at the end", () => {
    const table = html("| a | b |\n|---|--:|\n| c | 1 |");
    expect(table).toContain('<div class="table-scroll" tabindex="0"><table>');
    expect(table).toContain('<th class="end" scope="col">b</th>');
    expect(table).toContain('<td class="end" dir="auto">1</td>');
    expect(table).toContain("</table></div>");
  });

  it("a picture without words says what its own alternative text does, as plain words", () => {
    expect(html(`![](/api/media/${name})`)).toContain('alt="A &quot;jug&quot; &amp; &lt;cup&gt;"');
    expect(html(`![Mine](/api/media/${name})`)).toContain('alt="Mine"');
  });

  it("shows the shop's own pictures with their size and caption, and no others", () => {
    const own = html(`![A cup](/api/media/${name} "Blue & white")`);
    expect(own).toContain(`<figure><img src="/api/media/${name}?w=900"`);
    expect(own).toContain('width="1200" height="800" alt="A cup" loading="lazy"');
    expect(own).toContain('<figcaption dir="auto">Blue &amp; white</figcaption></figure>');
    expect(html("![A cup](/api/media/99999999999999999999)")).not.toContain("<img");
    expect(html("before ![A cup](https://example.com/a.png) behind")).toBe(
      "<p>before A cup behind</p>",
    );
  });

  it("leads abroad without telling from where, and at home as it is", () => {
    expect(html("[out](https://example.com/a)")).toBe(
      '<p><a href="https://example.com/a" rel="noopener noreferrer">out</a></p>',
    );
    expect(html("[in](/fa/home/products) [down](#s-size)")).toBe(
      '<p><a href="/fa/home/products">in</a> <a href="#s-size">down</a></p>',
    );
  });

  it("shows HTML as it was typed, and code from left to right", () => {
    expect(html("a <b>b</b> `x = 1`")).toBe(
      '<p>a &lt;b&gt;b&lt;/b&gt; <code dir="ltr">x = 1</code></p>',
    );
  });

  it("counts words of both scripts", () => {
    expect(renderRichText("One **two**\n\n- سه چهار").words).toBe(4);
  });

  it("goes through the sanitiser unchanged", () => {
    const whole = html(
      `# a\n\n> b\n\n1. c\n2. d\n\n- e\n\n---\n\n\`\`\`js\nf("g")\n\`\`\`\n\n![h](/api/media/${name} "i")\n\n| j |\n|:-:|\n| k |\n\n*l* **m**  \nn`,
    );
    expect(sanitizeRichText(whole)).toBe(whole);
  });
});

/** Beginnings that make careless parsers slow, repeated. */
const slow = [
  ">",
  "> ",
  "- ",
  "1. ",
  "[",
  "![",
  "[a](",
  "[a]",
  "*a ",
  "_a",
  "***",
  "*a **a ",
  "`",
  "`a``b",
  "<",
  "<a ",
  "<!--",
  "&",
  "|",
  "|a|b|\n",
  "|-",
  "a|b\n-|-\n",
  "#",
  "\\",
  "a\\\n",
  "> a\n>> ",
  '[a](b "',
  "[a]: b\n",
  "<http://a",
  "\n",
  " \n",
  "\t",
];

describe("a text that is meant to keep a processor busy", () => {
  it.each(slow)("%j is rendered in bounded time and space", (unit) => {
    const source = unit.repeat(Math.ceil(maxRichText / unit.length)).slice(0, maxRichText);
    // Of the processor, not of the clock: other tests run beside this one.
    const before = process.cpuUsage();
    const { html: made } = renderRichText(source);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(4_000);
    expect(made.length).toBeLessThan(2_000_000);
  });

  it("longer than any is refused at once, with words", () => {
    const before = performance.now();
    expect(() => renderRichText("a".repeat(5_000_000))).toThrow(
      expect.objectContaining({ details: { errors: { source: ["content.text_too_long"] } } }),
    );
    expect(performance.now() - before).toBeLessThan(100);
  });
});
