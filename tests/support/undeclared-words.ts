import type { Page } from "@playwright/test";
import { de } from "~/i18n/messages/de";

/** Words of the shop's own that an owner has written in English and not in German, from the calls about some products and filters. */
export async function readEnglishWords(url: string, paths: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const answer = await fetch(`${url}/api/${path}`);
    collect(await answer.json(), found);
  }
  const german = Object.values(de).join("\n").toLowerCase();
  return [...found].filter((word) => isTelling(word) && !german.includes(word.toLowerCase()));
}

const isTelling = (word: string) => /[a-z]{4}/i.test(word);

/** Every name, value, unit and description that an answer has. */
function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, found);
  else if (typeof value === "object" && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      const said = told.has(name) ? [member].flat() : [];
      for (const one of said) if (typeof one === "string") found.add(one);
      if (typeof member === "object") collect(member, found);
    }
  }
}

const told = new Set(["name", "value", "values", "unit", "alt", "guarantee", "description"]);

/** German sentences about a thing: no part of a message says another language. */
const sentences = Object.values(de)
  .filter(
    (text) => text.includes("{{name}}") && /\p{Letter}{3}/u.test(text.replace(/{{\w+}}/g, "")),
  )
  .map((text) => {
    const parts = text
      .split(/{{[^}]*}}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return `^${parts.join(".+")}$`;
  });

/** The texts and pictures of a page that say such words without saying that they are English. */
export function findUndeclared(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([english, messages]) => {
      const isSentence = (text: string) =>
        messages.some((one) => new RegExp(one).test(text.trim()));
      const isWord = (text: string, word: string) => {
        const at = text.indexOf(word);
        const around = at < 0 ? "" : (text[at - 1] ?? " ") + (text[at + word.length] ?? " ");
        return at >= 0 && !/\p{Letter}/u.test(around);
      };
      const says = (text: string) => english.some((word) => isWord(text, word));
      const isEnglish = (element: Element | null) =>
        element?.closest("[lang]")?.getAttribute("lang") === "en";
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element?.closest("script, style, option")) continue;
        if (
          says(node.textContent ?? "") &&
          !isEnglish(element) &&
          !isSentence(node.textContent ?? "")
        )
          found.push(node.textContent ?? "");
      }
      for (const image of document.querySelectorAll("img")) {
        if (says(image.alt) && !isEnglish(image)) found.push(`alt: ${image.alt}`);
      }
      return found;
    },
    [words, sentences] as const,
  );
}
