import { expect, test } from "../../../support/fixtures";
import { say } from "../../../support/words";

test("a form that was filled in and not sent is not left without a question", async ({
  shopper,
  page,
}) => {
  await shopper.open("/en/__lab/unique");
  const name = shopper.main.getByLabel(say("en", "lab.unique_label")).first();
  const away = shopper.main.getByRole("link", { name: say("en", "lab.all") });
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.message());
    if (asked.length === 1) await dialog.dismiss();
    else await dialog.accept();
  });
  await name.fill("saffron");
  await away.click();
  await expect.poll(() => asked).toEqual([say("en", "fields.unsaved")]);
  await expect(page).toHaveURL(/unique$/);
  await expect(name).toHaveValue("saffron");
  await away.click();
  await expect(page).toHaveURL(/__lab$/);
  expect(asked).toHaveLength(2);
});
