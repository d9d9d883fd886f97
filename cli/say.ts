import { languages } from "#backend/contract/languages";
import { en, type MessageKey } from "./messages/en";
import { fa } from "./messages/fa";

const texts = { en, fa };

/** A language that the commands have texts in. */
export type CommandLanguage = keyof typeof texts;

/** A sentence of the command line; numbers are written in its language's digits. */
export type Say = (key: MessageKey, values?: Record<string, string | number>) => string;

export function speak(language: CommandLanguage): Say {
  const numbers = new Intl.NumberFormat(languages[language].locale, { useGrouping: false });
  return (key, values = {}) =>
    texts[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === "number" ? numbers.format(value) : value;
    });
}

/** The language that the options ask for, else the one of the terminal, else English. */
export function chooseLanguage(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandLanguage {
  const place = args.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  const asked = args[place]?.split("=")[1] ?? args[place + 1];
  if (place >= 0 && isSpoken(asked)) return asked;
  const terminal = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
  const [lang] = terminal.split(/[^a-z]/);
  return isSpoken(lang) ? lang : "en";
}

function isSpoken(code: string | undefined): code is CommandLanguage {
  return code !== undefined && Object.hasOwn(texts, code);
}
