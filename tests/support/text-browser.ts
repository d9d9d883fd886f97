import { execFileSync } from "node:child_process";
import { onPath } from "../runner/on-path";
import { decode, elementsOf } from "./markup";

/**
 * What a browser that only knows text can't show or use of a page's main part as it is served: a title that is missing,
 * a field without a name, a button or a link without words, a form that nothing sends.
 */
export function findTextFaults(html: string): string[] {
  const page = mainOf(html);
  const labelled = new Set(elementsOf(page, "label").map((label) => label.for));
  const bare = page.replace(/<label\b[\s\S]*?<\/label>/gi, "");
  const fields = ["input", "select", "textarea"].flatMap((name) =>
    elementsOf(bare, name)
      .filter(({ type = "" }) => !["hidden", "submit"].includes(type))
      .filter((field) => !labelled.has(field.id ?? "") && !field["aria-label"]),
  );
  const forms = wholesOf(page, "form").filter(
    (form) => !/<button\b|type="submit"/.test(form) && /<(input|select|textarea)\b/.test(form),
  );
  return [
    ...(wholesOf(page, "h1").length === 1 ? [] : ["not one title"]),
    ...fields.map(({ name = "?" }) => `a field without a name: ${name}`),
    ...["button", "a"].flatMap((name) =>
      wholesOf(page, name)
        .filter((one) => saidBy(one) === "" && !one.includes('aria-hidden="true"'))
        .map((one) => `without words: ${one.slice(0, 80)}`),
    ),
    ...forms.map((form) => `nothing sends it: ${form.slice(0, 80)}`),
  ];
}

/** Where lynx lies, on machines that have it. */
export const findLynx = (): string | undefined => process.env.LYNX_PATH ?? onPath("lynx");

/** Words of a page's main part that lynx doesn't print, each apart from the others. */
export function findUnprinted(lynx: string, html: string): string[] {
  const charset = ["-assume_charset=UTF-8", "-display_charset=UTF-8"];
  const input = mainOf(html);
  const options = { input, encoding: "utf8", timeout: 60_000, maxBuffer: 8_000_000 } as const;
  const args = ["-dump", "-nolist", "-stdin", "-force_html", "-width=1000", ...charset];
  const printed = new Set(wordsIn(execFileSync(lynx, args, options)));
  // Of a list only what is chosen is shown, of a text to write in only its first lines.
  const shown = input.replace(/<(option|textarea)\b[\s\S]*?<\/\1>/gi, " ");
  return wordsIn(saidBy(shown)).filter((word) => !printed.has(word));
}

const mainOf = (html: string) =>
  wholesOf(html, "main")
    .join(" ")
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/gi, "");

function wholesOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}(\\s[^>]*)?>[\\s\\S]*?</${name}>`, "gi")) ?? [];
}

/** The text between tags, and that of pictures. */
function saidBy(html: string): string {
  const pictures = html.replace(/<img\b[^>]*?\salt="([^"]*)"[^>]*>/gi, " $1 ");
  return decode(pictures.replace(/<[^>]*>/g, " ")).trim();
}

const wordsIn = (text: string): string[] => text.match(/[\p{Letter}\p{Number}]{2,}/gu) ?? [];
