import type { Query } from "../../../db/database";
import { attributeType } from "./entity-types/attributes";
import { brandType } from "./entity-types/brands";
import { categoryType } from "./entity-types/categories";
import { departmentType } from "./entity-types/departments";
import type { EntityType } from "./entity-types/entity-type";
import { menuType } from "./entity-types/menus";
import { pictureType } from "./entity-types/pictures";
import { siteDefaultType } from "./entity-types/site-default";
import { translationType } from "./entity-types/translations";
import { importAllProducts } from "./import-all-products";
import { type Import, importRecords } from "./import-records";
import type { ImportOptions } from "./import-shop";
import type { Source } from "./item";
import { refreshReadModels } from "./refresh-read-models";
import { rereadInBatches, type Shapes, type ValidationPass } from "./validation-pass";
import { Visited } from "./visited";

export interface WholeImport extends Import {
  sources: Source[];
  shapes: Shapes;
  validationPass: ValidationPass;
  options: ImportOptions;
}

/** Imports every kind that the files have, in an order in which what is referred to comes first. */
export async function importEverything(
  given: Omit<WholeImport, "context" | "visited"> & { q: Query },
): Promise<void> {
  const { q, report, options } = given;
  const context = {
    departments: await departmentType.read(q),
    categories: await categoryType.read(q),
    brands: await brandType.read(q),
    attributes: await attributeType.read(q),
  };
  const whole: WholeImport = { ...given, context, visited: new Visited() };
  let changedProducts: string[] = [];
  const steps = [
    () => importEntityType(siteDefaultType, whole),
    () => importEntityType(translationType(options.package), whole),
    () => importEntityType(menuType, whole),
    () => importEntityType(pictureType, whole),
    () => importEntityType(departmentType, whole, context.departments),
    () => importEntityType(categoryType, whole, context.categories),
    () => importEntityType(brandType, whole, context.brands),
    () => importEntityType(attributeType, whole, context.attributes),
    async () => {
      changedProducts = await importAllProducts(whole);
    },
  ];
  for (const step of steps) {
    // What comes next may refer to what is wrong: it would only be blamed for it.
    if (report.problemCount === 0) await step();
  }
  if (report.problemCount === 0) await refreshReadModels(q, report, changedProducts);
}

async function importEntityType<R>(
  kind: EntityType<R>,
  whole: WholeImport,
  known?: Map<string, R>,
): Promise<void> {
  const { sources, shapes, validationPass, report } = whole;
  if (!validationPass.entityTypes.has(kind.name)) return;
  if (kind.long) {
    for await (const batch of rereadInBatches(sources, kind.name, shapes, report)) {
      await importRecords(kind, batch, whole, known);
    }
  } else {
    await importRecords(kind, validationPass.short.get(kind.name) ?? [], whole, known);
  }
  if (whole.options.prune && report.problemCount === 0) await pruneEntityType(kind, whole);
}

/** Takes what the files don't name out of the shop. */
async function pruneEntityType<R>(
  kind: EntityType<R>,
  { q, report, visited }: WholeImport,
): Promise<void> {
  if (!kind.remove) return;
  for (const key of (await kind.read(q)).keys()) {
    if (visited.of(kind.name).has(key)) continue;
    if (await kind.remove(q, key)) report.addRemoved(kind.name, key);
  }
}
