import type { MessageKey } from "~/i18n/messages/en";
import type { LanguageCode } from "./languages";
import { press } from "./logging-in";
import type { Shopper } from "./shopper";
import { say } from "./words";

/** Somebody's names and birthday, as they write them: 1 Farvardin 1369 is 21 March 1990. */
export const persons = {
  fa: {
    name: "سارا",
    last_name: "احمدی",
    born: { year: "1369", month: "1", day: "1" },
    shown: "۱ فروردین ۱۳۶۹",
  },
  en: {
    name: "Ann",
    last_name: "Smith",
    born: { year: "1990", month: "3", day: "21" },
    shown: "March 21, 1990",
  },
} as const;

/** The account's pages of who somebody is, as a shopper uses them. */
export class ProfilePages {
  constructor(
    readonly shopper: Shopper,
    readonly lang: LanguageCode,
  ) {}

  /** By its whole label, whether or not it says that it may be left empty. */
  field(key: MessageKey) {
    return this.shopper.main.getByLabel(new RegExp(`^${say(this.lang, key)}\\s*(\\(.*\\))?$`));
  }

  go(key: MessageKey): Promise<void> {
    return press(this.shopper, this.lang, key);
  }

  async fillNames(): Promise<void> {
    await this.field("profile.name").fill(persons[this.lang].name);
    await this.field("profile.last_name").fill(persons[this.lang].last_name);
  }

  /** Chooses the birthday in the calendar of the language. */
  async chooseBirthday(): Promise<void> {
    for (const [part, value] of Object.entries(persons[this.lang].born)) {
      await this.shopper.main.locator(`select[name="birth_date.${part}"]`).selectOption(value);
    }
  }
}
