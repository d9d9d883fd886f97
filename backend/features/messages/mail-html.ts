import { languages } from "../../contract/languages";
import { encodeHtml } from "../../http/encode-json";
import { isolateInHtml } from "./isolate";
import type { OrderSummary } from "./order-summary";
import type { Letter } from "./render-message";

/**
 * A mail's HTML. Mail programs drop style sheets and layout, so each element carries its own few styles, in
 * the shop's colours; `dir` and logical alignment turn it around for Persian.
 */
export function mailHtml(letter: Letter): string {
  const { lang, shop, footer, title, lines, code, order, button } = letter;
  const { dir } = languages[lang];
  const face = dir === "rtl" ? "Vazirmatn, Tahoma, sans-serif" : "system-ui, Arial, sans-serif";
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${encodeHtml(title)}</title></head>
<body style="margin:0;background:#fbf8f2;color:#1d2630;font:17px/1.6 ${face}">
<div dir="${dir}" style="max-width:34em;margin:0 auto;padding:24px 16px;text-align:start">
<p style="margin:0 0 16px;font-weight:700"><a href="${encodeHtml(shop.url)}" style="color:#0b6e6e;text-decoration:none">${words(shop.name)}</a></p>
<div style="background:#ffffff;border:1px solid #e3dccf;padding:24px">
<h1 style="margin:0 0 12px;font-size:25px;line-height:1.3">${words(title)}</h1>
${code ? `<p style="margin:0 0 12px;font-size:32px;letter-spacing:.15em"><bdi dir="ltr">${encodeHtml(code)}</bdi></p>\n` : ""}${lines.map(paragraph).join("\n")}
${button ? `<p style="margin:20px 0 0"><a href="${encodeHtml(button.url)}" style="display:inline-block;background:#0b6e6e;color:#ffffff;padding:12px 20px;text-decoration:none;font-weight:700">${encodeHtml(button.words)}</a></p>` : ""}
${order ? orderHtml(order) : ""}
</div>
<p style="margin:16px 0 0;color:#566270;font-size:14px">${words(footer)}</p>
</div>
</body>
</html>
`;
}

const quiet = "color:#566270;font-size:14px";

function orderHtml(order: OrderSummary): string {
  const { title, items, more, sums, addressTitle, address, arrival } = order;
  const things = items.map(({ name, options, amount, picture }) =>
    row(
      `${words(name)}${options && `<br><span style="${quiet}">${words(options)}</span>`}`,
      words(amount),
      { picture: picture ?? "" },
    ),
  );
  const rest = more
    ? [row(`<span style="${quiet}">${words(more)}</span>`, "", { picture: "" })]
    : [];
  return `${arrival ? `<p style="margin:20px 0 0;padding:12px 16px;background:#e6f1ef;font-weight:700">${words(arrival)}</p>\n` : ""}${heading(title)}
${table([...things, ...rest])}
${table(sums.map(({ name, amount, isTotal }) => row(words(name), words(amount), { isTotal })))}
${heading(addressTitle)}
<p style="margin:0">${address.map(words).join("<br>")}</p>`;
}

function table(rows: string[]): string {
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 12px;font-size:15px">
${rows.join("\n")}
</table>`;
}

interface RowLook {
  isTotal?: boolean | undefined;
  /** Its address, or nothing in its place; without it the row has no such place. */
  picture?: string;
}

/** A picture says nothing that the name beside it doesn't, for mail programs that show none. */
function row(name: string, amount: string, { isTotal, picture }: RowLook = {}): string {
  const shown =
    picture &&
    `<img src="${encodeHtml(picture)}" alt="" width="56" height="56" style="display:block;width:56px;height:56px;border:0">`;
  const cell = "padding:6px 0;border-top:1px solid #e3dccf;vertical-align:top";
  const first =
    picture === undefined
      ? ""
      : `<td style="${cell};width:56px;padding-inline-end:12px">${shown}</td>`;
  return `<tr${isTotal ? ' style="font-weight:700"' : ""}>${first}<td style="${cell};text-align:start;overflow-wrap:anywhere">${name}</td><td style="${cell};padding-inline-start:12px;text-align:end;white-space:nowrap">${amount}</td></tr>`;
}

const heading = (text: string) =>
  `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${words(text)}</h2>`;

const paragraph = (line: string) => `<p style="margin:0 0 12px">${words(line)}</p>`;

const words = (text: string) => isolateInHtml(encodeHtml(text));
