import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { testPackage } from "../../../tests/support/database-template";
import { siteDefaults } from "../../db/tables/site";
import { moveVersion } from "../catalog/refresh/move-version";

const backend = provideTestBackend();

it.each([
  ["--color-accent: #e07a4f;", ":root{--color-accent: #e07a4f;}"],
  [
    "--color-primary: #7b2d26; --radius-card: 8px;",
    ":root{--radius-card: 8px;}@media not all and (prefers-color-scheme: dark){:root:not([data-theme=dark]){--color-primary: #7b2d26;}}[data-theme=light]{--color-primary: #7b2d26;}",
  ],
  [":root{--color-accent: red}", ":root{--color-accent: red}"],
  ["", ""],
])("sends %j as style text that holds", async (colors, sent) => {
  await backend().shop.database.transaction(async (q) => {
    await q.update(siteDefaults).set({ colors }).where(eq(siteDefaults.package, testPackage));
    await moveVersion(q);
  });
  backend().clock.advance(60_000);
  const { body } = await backend().call(`site-default/${testPackage}/fa`);
  expect(body.colors).toBe(sent);
});
