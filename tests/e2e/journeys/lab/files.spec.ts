import type { Locator } from "@playwright/test";
import { chooseLarge, chooseLie, choosePng, chooseText } from "../../../support/chosen-files";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

const linkForm = /^\/api\/upload\/[0-9a-f]{32}\.webp$/;

/** One of the page's forms, as somebody uses it. */
class FilesForm {
  readonly region: Locator;

  constructor(
    readonly shopper: Shopper,
    readonly lang: LanguageCode,
    title: "lab.files_plain" | "lab.files_meta" = "lab.files_plain",
  ) {
    this.region = shopper.main.getByRole("region", { name: say(lang, title) });
  }

  async open(): Promise<this> {
    await this.shopper.open(`/${this.lang}/__lab/files`);
    return this;
  }

  get input(): Locator {
    return this.region.locator('input[type="file"]');
  }

  get pictures(): Locator {
    return this.region.getByRole("listitem");
  }

  /** Chooses files, and sends them where scripts don't. */
  async choose(...files: Parameters<Locator["setInputFiles"]>[0][]): Promise<void> {
    await this.input.setInputFiles(files.flat() as Parameters<Locator["setInputFiles"]>[0]);
    if (!this.shopper.hasScripts) await this.press("upload.add");
  }

  press(key: "upload.add" | "lab.files_save"): Promise<void> {
    return this.region.getByRole("button", { name: say(this.lang, key) }).click();
  }

  async arrange(key: "upload.remove" | "upload.earlier" | "upload.later", name: string) {
    await this.region.getByRole("button", { name: say(this.lang, key, { name }) }).click();
  }

  /** What the form was answered after it was saved. */
  async kept(): Promise<string> {
    const said = await this.region.getByRole("status").textContent();
    return said?.slice(said.indexOf("[")) ?? "";
  }
}

for (const lang of languageCodes) {
  test(`R-FILE-01[links, kept] two pictures become two links, in their order (${lang})`, async ({
    shopper,
  }) => {
    const form = await new FilesForm(shopper, lang).open();
    await form.choose(await choosePng("one.png"), await choosePng("two.png"));
    await expect(form.pictures).toHaveText(["one.png", "two.png"]);
    await form.arrange("upload.later", "one.png");
    await expect(form.pictures).toHaveText(["two.png", "one.png"]);
    await form.region.getByLabel(say(lang, "lab.files_title")).fill("Sofa");
    await form.press("lab.files_save");
    const links = (await form.kept()).slice(1, -1).split(", ");
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toMatch(linkForm);
  });

  test(`R-FILE-07[accept, client, server] what is no picture is refused, whatever it calls itself (${lang})`, async ({
    shopper,
  }) => {
    const form = await new FilesForm(shopper, lang).open();
    for (const file of [chooseText(), chooseLie()]) {
      await form.choose(file);
      await expect(form.region).toContainText(say(lang, "upload.not_a_picture"));
      await expect(form.pictures).toHaveCount(0);
    }
    await expect(form.input).toHaveAttribute("accept", "image/*");
  });

  test(`R-FILE-05[label, refused, server] R-CONST-18[value] a file over the size that the label shows is refused (${lang})`, async ({
    page,
    shopper,
  }) => {
    const form = await new FilesForm(shopper, lang).open();
    const two = lang === "fa" ? "۲" : "2";
    await expect(form.region).toContainText(
      say(lang, "upload.limit_other", { n: lang === "fa" ? "۳" : "3", size: two }),
    );
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await form.choose(chooseLarge(2048));
    await expect(form.region).toContainText(say(lang, "upload.too_large", { max: two }));
    await expect(form.pictures).toHaveCount(0);
    if (shopper.hasScripts) expect(posts).toEqual([]);
  });
}

test("R-FILE-04[three, full] R-CONST-17[value] there is room for three", async ({ shopper }) => {
  const form = await new FilesForm(shopper, "en").open();
  const four = await Promise.all(["1", "2", "3", "4"].map((name) => choosePng(name, 20, 20)));
  await form.choose(...four);
  await expect(form.pictures).toHaveText(["1", "2", "3"]);
  await expect(form.region).toContainText(say("en", "upload.over", { max: 3 }));
  await expect(form.input).toBeDisabled();
  await form.arrange("upload.remove", "2");
  await expect(form.pictures).toHaveText(["1", "3"]);
  await expect(form.input).toBeEnabled();
});

test("R-FILE-02[meta] R-FILE-06[hint] with meta an item has url and more; the ratio is a hint", async ({
  shopper,
}) => {
  const form = await new FilesForm(shopper, "en", "lab.files_meta").open();
  await expect(form.region).toContainText(say("en", "upload.ratio", { width: 16, height: 9 }));
  const plain = new FilesForm(shopper, "en");
  await expect(plain.region).not.toContainText("ratio");
  await form.choose(await choosePng("sofa.png", 160, 90));
  await expect(form.pictures).toHaveText(["sofa.png"]);
  await form.region.getByLabel(say("en", "lab.files_title")).fill("Sofa");
  await form.press("lab.files_save");
  const [item] = JSON.parse(await form.kept());
  expect(item).toMatchObject({ name: "sofa.png", width: 160, height: 90, type: "image/webp" });
  expect(item.url).toMatch(linkForm);
});

test("R-FILE-01[kept] chosen pictures survive a form that comes back with errors", async ({
  page,
  shopper,
}) => {
  const form = await new FilesForm(shopper, "fa").open();
  await form.input.setInputFiles([await choosePng("one.png")]);
  if (shopper.hasScripts) await expect(form.pictures).toHaveText(["one.png"]);
  await form.press("lab.files_save");
  await expect(form.region).toContainText(say("fa", "required_error"));
  await expect(form.pictures).toHaveText(["one.png"]);
  const picture = form.pictures.locator("img");
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(300);
  await form.region.getByLabel(say("fa", "lab.files_title")).fill("مبل");
  await page.keyboard.press("Enter");
  expect((await form.kept()).slice(1, -1)).toMatch(linkForm);
});
