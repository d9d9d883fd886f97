import { encodeHtml } from "../../http/encode-answer";
import type { Letter } from "./render-message";

/**
 * A mail's HTML. Mail programs drop style sheets and layout, so each element carries its own few styles, in
 * the shop's colours; `dir` and logical alignment turn it around for Persian.
 */
export function mailHtml({ lang, shop, footer, title, lines, code, button }: Letter): string {
  const dir = lang === "fa" ? "rtl" : "ltr";
  const face = lang === "fa" ? "Vazirmatn, Tahoma, sans-serif" : "system-ui, Arial, sans-serif";
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${encodeHtml(title)}</title></head>
<body style="margin:0;background:#fbf8f2;color:#1d2630;font:17px/1.6 ${face}">
<div dir="${dir}" style="max-width:34em;margin:0 auto;padding:24px 16px;text-align:start">
<p style="margin:0 0 16px;color:#0b6e6e;font-weight:700">${encodeHtml(shop)}</p>
<div style="background:#ffffff;border:1px solid #e3dccf;padding:24px">
<h1 style="margin:0 0 12px;font-size:25px;line-height:1.3">${encodeHtml(title)}</h1>
${code ? `<p style="margin:0 0 12px;font-size:32px;letter-spacing:.15em"><bdi dir="ltr">${encodeHtml(code)}</bdi></p>\n` : ""}${lines.map(paragraph).join("\n")}
${button ? `<p style="margin:20px 0 0"><a href="${encodeHtml(button.url)}" style="display:inline-block;background:#0b6e6e;color:#ffffff;padding:12px 20px;text-decoration:none;font-weight:700">${encodeHtml(button.words)}</a></p>` : ""}
</div>
<p style="margin:16px 0 0;color:#566270;font-size:14px">${encodeHtml(footer)}</p>
</div>
</body>
</html>
`;
}

const paragraph = (line: string) => `<p style="margin:0 0 12px">${encodeHtml(line)}</p>`;
