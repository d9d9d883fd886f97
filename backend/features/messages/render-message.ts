import type { WireLanguage } from "../../contract/i18n";
import type { Mail } from "../../ports/mailer";
import { asLanguage, bootstrapLanguage } from "../languages/language";
import type { MessageKind } from "./kinds";
import { mailHtml } from "./mail-html";
import { messagesEn } from "./texts/en";
import { messagesFa } from "./texts/fa";
import type { MessageText } from "./texts/shape";

const texts = { en: messagesEn, fa: messagesFa };

export type Params = Readonly<Record<string, string | number>>;

export interface Written {
  kind: MessageKind;
  lang: string;
  params: Params;
}

/** What every mail of the shop is made of, before it has a look. */
export interface Letter {
  lang: WireLanguage;
  shop: string;
  footer: string;
  title: string;
  lines: string[];
  code: string | null;
  button: { words: string; url: string } | null;
}

/** A message as a mail: HTML, and the same as plain text. Paths become addresses of `publicUrl`. */
export function renderMail({ kind, lang, params }: Written, publicUrl: string): Omit<Mail, "to"> {
  const language = asLanguage(lang) ?? bootstrapLanguage;
  const { shop, footer, kinds } = texts[language];
  const text = kinds[kind];
  const apart = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isolated(value)]),
  );
  const [title = "", ...lines] = text.lines.flatMap((line) => filled(line, apart) ?? []);
  const letter: Letter = {
    lang: language,
    shop,
    footer,
    title,
    lines,
    code: text.code ? filled(text.code, params) : null,
    button: buttonOf(text, params, publicUrl),
  };
  return {
    lang: language,
    subject: filled(text.subject, params) ?? shop,
    text: plainText(letter),
    html: mailHtml(letter),
  };
}

/** A message as a text for phones. */
export function renderSms({ kind, lang, params }: Written, publicUrl: string): string {
  const { sms } = texts[asLanguage(lang) ?? bootstrapLanguage].kinds[kind];
  const all = { ...params, url: params.url && absolute(String(params.url), publicUrl) };
  const lines = sms.split("\n").flatMap((line) => filled(line, all) ?? []);
  // Phones that fill in codes look for this last line, and only offer the code on the page of this host.
  if (params.code) lines.push("", `@${new URL(publicUrl).hostname} #${params.code}`);
  return lines.join("\n");
}

/** A line with its places filled; null where one has nothing to stand in it. */
function filled(line: string, params: Readonly<Record<string, string | number | undefined>>) {
  let whole = true;
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? "");
    if (value === "") whole = false;
    return value;
  });
  return whole ? text : null;
}

/** Between the marks that keep an order's number or a name in its own direction, whatever stands around it. */
function isolated(value: string | number): string {
  return value === "" ? "" : `\u2068${value}\u2069`;
}

function buttonOf({ button }: MessageText, { url }: Params, publicUrl: string) {
  return button && url ? { words: button, url: absolute(String(url), publicUrl) } : null;
}

function absolute(url: string, publicUrl: string): string {
  return url.startsWith("/") ? publicUrl + url : url;
}

function plainText({ title, lines, code, button, shop, footer }: Letter): string {
  const parts = [title, code, ...lines, button && `${button.words}: ${button.url}`];
  return `${parts.filter(Boolean).join("\n\n")}\n\n-- \n${shop}\n${footer}\n`;
}
