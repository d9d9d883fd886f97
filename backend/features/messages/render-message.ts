import { type LanguageCode, spokenLanguage } from "../../contract/languages";
import type { Mail } from "../../ports/mailer";
import type { ShopName } from "../site/read-shop-name";
import { fill, type Params } from "./fill";
import { isolate } from "./isolate";
import type { MessageKind } from "./kinds";
import { mailHtml } from "./mail-html";
import { mailText } from "./mail-text";
import { type OrderSummary, summarizeOrder } from "./order-summary";
import type { ToldOrder } from "./read-orders";
import { messagesDe } from "./texts/de";
import { messagesEn } from "./texts/en";
import { messagesFa } from "./texts/fa";
import type { MessageText, MessageTexts } from "./texts/shape";

const texts: Record<LanguageCode, MessageTexts> = {
  en: messagesEn,
  fa: messagesFa,
  de: messagesDe,
};

/** What is told of an order before it is there. */
const comingKinds: ReadonlySet<MessageKind> = new Set<MessageKind>([
  "order.placed",
  "order.placed_cod",
  "order.paid",
  "order.processing",
  "order.shipped",
]);

export interface Written {
  kind: MessageKind;
  lang: string;
  params: Params;
  /** What it is about; mails list it. */
  order?: ToldOrder | null | undefined;
}

/** Who writes. */
export interface Sender {
  name: ShopName;
  /** Origin of the shop's pages. */
  publicUrl: string;
}

/** What every mail of the shop is made of, before it has a look. */
export interface Letter {
  lang: LanguageCode;
  shop: { name: string; url: string };
  footer: string;
  title: string;
  lines: string[];
  code: string | null;
  order: OrderSummary | null;
  button: { words: string; url: string } | null;
}

/** A message as a mail: HTML, and the same as plain text. Paths become addresses of the sender. */
export function renderMail(
  { kind, lang, params, order }: Written,
  sender: Sender,
): Omit<Mail, "to"> {
  const language = spokenLanguage(lang);
  const { footer, kinds, order: labels } = texts[language];
  const text = kinds[kind];
  const name = sender.name[language];
  const apart = isolated({ ...params, shop: name }, language);
  const [title = "", ...lines] = text.lines.flatMap((line) => paragraphs(fill(line, apart)));
  const letter: Letter = {
    lang: language,
    shop: { name: apart.shop ?? name, url: `${sender.publicUrl}/${language}` },
    footer: fill(footer, apart) ?? "",
    title,
    lines,
    code: text.code ? fill(text.code, params) : null,
    order: order
      ? summarizeOrder(order, {
          ...{ lang: language, labels, publicUrl: sender.publicUrl },
          isComing: comingKinds.has(kind),
        })
      : null,
    button: buttonOf(text, params, sender),
  };
  return {
    lang: language,
    sender: name,
    subject: fill(text.subject, apart) ?? name,
    text: mailText(letter),
    html: mailHtml(letter),
  };
}

/**
 * A message as a text for phones, short enough that two parts hold it (their count is what the shop pays for): the
 * dots of a masked address are asterisks and the space before a euro sign is a plain one, since one letter that old phones
 * don't have halves what fits. Its address is a line of its own, so that it needs no marks around it, which phones would take
 * for a part of it.
 */
export function renderSms({ kind, lang, params }: Written, { name, publicUrl }: Sender): string {
  const language = spokenLanguage(lang);
  const { sms } = texts[language].kinds[kind];
  const all = {
    ...isolated({ ...params, shop: name[language] }, language),
    url: params.url && absolute(String(params.url), publicUrl),
  };
  const lines = sms.split("\n").flatMap((line) => fill(line, all) ?? []);
  // Phones that fill in codes look for this last line, and only offer the code on the page of this host.
  if (params.code) lines.push("", `@${new URL(publicUrl).hostname} #${params.code}`);
  return lines
    .join("\n")
    .replaceAll("•", "*")
    .replace(/[\u00a0\u202f]/g, " ");
}

/** The params in their own directions; a code is digits alone, which keep their order by themselves. */
function isolated(params: Params, lang: LanguageCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value = ""]) => [
      name,
      name === "code" ? String(value) : isolateLines(String(value), lang),
    ]),
  );
}

/** Marks of direction must not reach over the end of a line, which may become the end of an element. */
function isolateLines(text: string, lang: LanguageCode): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => isolate(line, lang))
    .join("\n");
}

/** A line of a text whose places are filled; somebody's long text in it has paragraphs of its own. */
function paragraphs(line: string | null): string[] {
  return (line ?? "").split("\n").filter((part) => part.trim() !== "");
}

function buttonOf({ button }: MessageText, { url }: Params, { publicUrl }: Sender) {
  return button && url ? { words: button, url: absolute(String(url), publicUrl) } : null;
}

function absolute(url: string, publicUrl: string): string {
  return url.startsWith("/") ? publicUrl + url : url;
}
