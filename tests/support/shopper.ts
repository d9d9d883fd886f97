import type { Locator, Page } from "@playwright/test";
import type { LanguageCode } from "#backend/contract/languages";
import { startPage } from "./start-page";
import { say } from "./words";

/** Somebody who shops, with or without JavaScript: what they do is the same. */
export class Shopper {
  constructor(
    readonly page: Page,
    readonly hasScripts: boolean,
  ) {}

  /** Opens an address and waits until the page is what it will be: hydrated, where scripts run. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.settle();
  }

  /** Waits for hydration where the page has scripts to hydrate it. */
  async settle(): Promise<void> {
    if (!this.hasScripts || (await this.page.locator("script").count()) === 0) return;
    await startPage(this.page);
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }

  get title(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  /** Types into the search box and sends it, as one does with the keyboard. */
  async search(lang: LanguageCode, words: string): Promise<void> {
    const box = this.searchBox(lang);
    await box.fill(words);
    await box.press("Enter");
  }

  /** By its words: its role changes once it has suggestions to show. */
  searchBox(lang: LanguageCode): Locator {
    return this.page.getByRole("banner").getByLabel(say(lang, "search.label"), { exact: true });
  }

  /** The product cards' links of a list, in its order. */
  get cards(): Locator {
    return this.main.locator('ul.products > li a[href*="/products/show/"]');
  }

  /** Ticks a filter's box, in whatever group it hides. */
  async tick(name: string, value: string): Promise<void> {
    const box = this.page.locator(`input[name="${name}"][value="${value}"]`);
    const group = this.main.locator("details:not([open])", { has: box });
    if ((await group.count()) > 0) await group.locator("summary").click();
    await box.check();
  }

  /** Chooses an option of a product; where scripts run the choice applies itself, else by its button. */
  async choose(lang: LanguageCode, name: string, value: string): Promise<void> {
    await this.main.locator(`input[name="${name}"][value="${value}"]`).check();
    const apply = this.page.getByRole("button", { name: say(lang, "product.choose") });
    if (!this.hasScripts) await apply.click();
  }
}
