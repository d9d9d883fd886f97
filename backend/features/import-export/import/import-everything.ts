import type { Query } from "../../../db/database";
import { importAllProducts } from "./import-all-products";
import { type Import, importRecords } from "./import-kind";
import type { ImportOptions } from "./import-shop";
import type { Source } from "./item";
import { attributeKind } from "./kinds/attributes";
import { brandKind } from "./kinds/brands";
import { categoryKind } from "./kinds/categories";
import { departmentKind } from "./kinds/departments";
import type { Kind } from "./kinds/kind";
import { menuKind } from "./kinds/menus";
import { pictureKind } from "./kinds/pictures";
import { siteDefaultKind } from "./kinds/site-default";
import { translationKind } from "./kinds/translations";
import { refreshReadModels } from "./refresh-read-models";
import { Seen } from "./seen";
import { rereadInBatches, type Shapes, type Survey } from "./survey";

export interface WholeImport extends Import {
  sources: Source[];
  shapes: Shapes;
  survey: Survey;
  options: ImportOptions;
}

/** Imports every kind that the files have, in an order in which what is referred to comes first. */
export async function importEverything(
  given: Omit<WholeImport, "world" | "seen"> & { q: Query },
): Promise<void> {
  const { q, ledger, options } = given;
  const world = {
    departments: await departmentKind.read(q),
    categories: await categoryKind.read(q),
    brands: await brandKind.read(q),
    attributes: await attributeKind.read(q),
  };
  const whole: WholeImport = { ...given, world, seen: new Seen() };
  let changedProducts: string[] = [];
  const steps = [
    () => importKind(siteDefaultKind, whole),
    () => importKind(translationKind(options.package), whole),
    () => importKind(menuKind, whole),
    () => importKind(pictureKind, whole),
    () => importKind(departmentKind, whole, world.departments),
    () => importKind(categoryKind, whole, world.categories),
    () => importKind(brandKind, whole, world.brands),
    () => importKind(attributeKind, whole, world.attributes),
    async () => {
      changedProducts = await importAllProducts(whole);
    },
  ];
  for (const step of steps) {
    // What comes next may refer to what is wrong: it would only be blamed for it.
    if (ledger.problemCount === 0) await step();
  }
  if (ledger.problemCount === 0) await refreshReadModels(q, ledger, changedProducts);
}

async function importKind<R>(
  kind: Kind<R>,
  whole: WholeImport,
  known?: Map<string, R>,
): Promise<void> {
  const { sources, shapes, survey, ledger } = whole;
  if (!survey.kinds.has(kind.name)) return;
  if (kind.long) {
    for await (const batch of rereadInBatches(sources, kind.name, shapes, ledger)) {
      await importRecords(kind, batch, whole, known);
    }
  } else {
    await importRecords(kind, survey.short.get(kind.name) ?? [], whole, known);
  }
  if (whole.options.prune && ledger.problemCount === 0) await pruneKind(kind, whole);
}

/** Takes what the files don't name out of the shop. */
async function pruneKind<R>(kind: Kind<R>, { q, ledger, seen }: WholeImport): Promise<void> {
  if (!kind.remove) return;
  for (const key of (await kind.read(q)).keys()) {
    if (seen.of(kind.name).has(key)) continue;
    if (await kind.remove(q, key)) ledger.addRemoved(kind.name, key);
  }
}
