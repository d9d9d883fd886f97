import { en, type MessageKey } from "./messages/en";
import { fa } from "./messages/fa";

export type CommandLanguage = "en" | "fa";

/** A sentence of the command line; numbers are written in its language's digits. */
export type Say = (key: MessageKey, values?: Record<string, string | number>) => string;

const languages = {
  en: { texts: en, numbers: new Intl.NumberFormat("en-US", { useGrouping: false }) },
  fa: { texts: fa, numbers: new Intl.NumberFormat("fa-IR", { useGrouping: false }) },
};

export function speak(language: CommandLanguage): Say {
  const { texts, numbers } = languages[language];
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => {
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
  if (place >= 0 && (asked === "en" || asked === "fa")) return asked;
  const terminal = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
  return terminal.startsWith("fa") ? "fa" : "en";
}
