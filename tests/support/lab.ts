import { expect } from "./fixtures";
import type { LanguageCode } from "./languages";
import type { Shopper } from "./shopper";
import { say } from "./words";

/** A state of a component, by the name that its page gives it. */
export function specimen(
  { main }: Shopper,
  lang: LanguageCode,
  state: "plain" | "filled" | "refused" | "optional",
) {
  return main.getByRole("region", { name: say(lang, `lab.${state}`), exact: true });
}

/** Sends a form of the laboratory. */
export async function sendForm({ main }: Shopper, lang: LanguageCode): Promise<void> {
  await main
    .getByRole("button", { name: say(lang, "lab.send"), exact: true })
    .first()
    .click();
}

/** The page says what it received: in itself, or where scripts run as a toast. */
export async function expectSent({ page }: Shopper, lang: LanguageCode, value: unknown) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const told = page.getByText(say(lang, "lab.sent", { value: text }), { exact: true });
  await expect(told.filter({ visible: true }).first()).toBeVisible();
}
