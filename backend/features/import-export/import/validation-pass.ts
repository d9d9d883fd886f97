import type { z } from "zod";
import type { ChangeReport } from "./change-report";
import type { EntityTypeName } from "./entity-types/entity-type";
import { findingsOf } from "./findings";
import { addFindings, type CheckedItem } from "./import-records";
import type { Item, Source } from "./item";
import { isFields } from "./merge-patch";
import { UnreadableFile } from "./problems";

/** What a kind's records must look like, and whether there may be too many to hold. */
export interface Shape {
  patch: z.ZodType;
  long: boolean;
}
export type Shapes = Record<EntityTypeName, Shape>;

/** What the files hold. */
export interface ValidationPass {
  /** Every kind that they have records of. */
  entityTypes: Set<EntityTypeName>;
  /** The records of kinds that aren't long. */
  short: Map<EntityTypeName, CheckedItem[]>;
  /** The highest number that they give a product. */
  highestCode: number;
}

/** Reads all files once, before anything is written: every record's own faults are known after it. */
export async function runValidationPass(
  sources: Source[],
  shapes: Shapes,
  report: ChangeReport,
): Promise<ValidationPass> {
  const validationPass: ValidationPass = {
    entityTypes: new Set(),
    short: new Map(),
    highestCode: 0,
  };
  for (const source of sources) {
    try {
      for await (const item of source.items(() => true)) note(item);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      report.addProblem(error.problem);
    }
  }
  return validationPass;

  function note(item: Item): void {
    validationPass.entityTypes.add(item.kind);
    const checked = checkItem(item, shapes, report);
    if (!checked) return;
    if (item.kind === "products" && typeof checked.patch.code === "number") {
      validationPass.highestCode = Math.max(validationPass.highestCode, checked.patch.code);
    }
    if (shapes[item.kind].long) return;
    const short = validationPass.short.get(item.kind) ?? [];
    short.push(checked);
    validationPass.short.set(item.kind, short);
  }
}

/** Reads the long records of one kind again, some at a time. */
export async function* rereadInBatches(
  sources: Source[],
  kind: EntityTypeName,
  shapes: Shapes,
  report: ChangeReport,
): AsyncGenerator<CheckedItem[]> {
  const size = 250;
  let batch: CheckedItem[] = [];
  for (const source of sources) {
    for await (const item of source.items((wanted) => wanted === kind)) {
      const checked = item.kind === kind ? checkItem(item, shapes, report) : null;
      if (checked) batch.push(checked);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function checkItem(item: Item, shapes: Shapes, report: ChangeReport): CheckedItem | null {
  addFindings(item, item.found ?? [], report);
  const read = shapes[item.kind].patch.safeParse(item.value);
  if (read.success && isFields(read.data)) return { item, patch: read.data };
  if (read.error) addFindings(item, findingsOf(read.error), report);
  return null;
}
