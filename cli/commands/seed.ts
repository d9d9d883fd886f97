import { parseArgs } from "node:util";
import { seedDemo } from "#backend/db/seed/demo/seed-demo";
import { seedDemoName } from "#backend/db/seed/demo/seed-demo-name";
import { seedDemoPages } from "#backend/db/seed/demo/seed-demo-pages";
import { seedDemoPosts } from "#backend/db/seed/demo/seed-demo-posts";
import { seedMenu } from "#backend/db/seed/demo/seed-menu";
import { seedScale } from "#backend/db/seed/scale/seed-scale";
import { seedShipping } from "#backend/db/seed/seed-shipping";
import { seedSite } from "#backend/db/seed/seed-site";
import { seedTexts } from "#backend/db/seed/seed-texts";
import { wholeNumber } from "#backend/features/import-export/import/fields";
import { shippedTexts } from "~/i18n/messages";
import { type Command, everywhere, Refusal } from "../command";
import { withDatabase } from "../with-database";

const options = { ...everywhere, products: { type: "string" } } as const;
const maxProducts = 1_000_000;

/** `shop seed`: the demo shop in an empty one; with `--products`, a large catalogue for measurements. */
export const seedCommand: Command = async (args, terminal) => {
  const { values } = parseArgs({ args, options });
  const products = values.products && wholeNumber(1, maxProducts).safeParse(values.products);
  if (products && !products.success) {
    throw new Refusal(terminal.say("bad.options", { reason: `--products ${values.products}` }));
  }
  const added = await withDatabase(terminal, async (database, settings) => {
    await seedSite(database, settings.package);
    await seedTexts(database, settings.package, shippedTexts());
    await seedDemoName(database, settings.package);
    await seedShipping(database);
    const count = products
      ? await seedScale(database, { products: products.data })
      : await seedDemo(database);
    await seedDemoPages(database);
    if (!products) await seedDemoPosts(database);
    await seedMenu(database);
    return count;
  });
  terminal.tell(terminal.say("seed.done", { count: added }));
  return 0;
};
