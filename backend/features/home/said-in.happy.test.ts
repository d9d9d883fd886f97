import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { departments } from "../../db/tables/taxonomy";
import { staffOf } from "../orders/staff.fixture";
import { aBanner, aText, readHome, somePicture } from "./home.fixture";

const backend = provideTestBackend();

it("a block says which of its words are in another language, and nothing where none is", async () => {
  const desk = await staffOf(backend(), "content.write");
  const both = { en: "Clay", fa: "سفال" };
  const persian = { en: "", fa: "حراج" };
  const picture = await somePicture(backend());
  const [department] = await backend().shop.database.run((q) => q.select().from(departments));
  const listing = department?.slug ?? "";
  await desk.post("admin/home-blocks", aBanner(picture, { title: both, text: persian }));
  await desk.post("admin/home-blocks", aText("", { settings: { body: persian } }));
  const row = { version: 0, kind: "products", shown: true, settings: { listing, count: 4 } };
  await desk.post("admin/home-blocks", row);
  await backend().shop.database.run((q) =>
    q
      .update(departments)
      .set({ name: { fa: "راسته" } })
      .where(eq(departments.slug, listing)),
  );
  const last = async (lang: string) => (await readHome(backend(), lang)).slice(-3);
  const [banner, text, products] = await last("en");
  expect(banner.said_in).toEqual({ text: "fa" });
  expect(text).toMatchObject({ kind: "text", lang: "fa" });
  expect(products).toMatchObject({ listing, name: "راسته", lang: "fa" });
  const [own, ownText, ownProducts] = await last("fa");
  expect(own).not.toHaveProperty("said_in");
  expect(ownText).not.toHaveProperty("lang");
  expect(ownProducts).not.toHaveProperty("lang");
});
