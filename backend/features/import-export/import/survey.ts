import type { z } from "zod";
import { findingsOf } from "./findings";
import { addFindings, type CheckedItem } from "./import-kind";
import type { Item, Source } from "./item";
import type { KindName } from "./kinds/kind";
import type { Ledger } from "./ledger";
import { isFields } from "./merge-patch";
import { UnreadableFile } from "./problems";

/** What a kind's records must look like, and whether there may be too many to hold. */
export interface Shape {
  patch: z.ZodType;
  long: boolean;
}
export type Shapes = Record<KindName, Shape>;

/** What the files hold. */
export interface Survey {
  /** Every kind that they have records of. */
  kinds: Set<KindName>;
  /** The records of kinds that aren't long. */
  short: Map<KindName, CheckedItem[]>;
  /** The highest number that they give a product. */
  highestCode: number;
}

/** Reads all files once, before anything is written: every record's own faults are known after it. */
export async function surveySources(
  sources: Source[],
  shapes: Shapes,
  ledger: Ledger,
): Promise<Survey> {
  const survey: Survey = { kinds: new Set(), short: new Map(), highestCode: 0 };
  for (const source of sources) {
    try {
      for await (const item of source.items(() => true)) note(item);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      ledger.addProblem(error.problem);
    }
  }
  return survey;

  function note(item: Item): void {
    survey.kinds.add(item.kind);
    const checked = checkItem(item, shapes, ledger);
    if (!checked) return;
    if (item.kind === "products" && typeof checked.patch.code === "number") {
      survey.highestCode = Math.max(survey.highestCode, checked.patch.code);
    }
    if (shapes[item.kind].long) return;
    const short = survey.short.get(item.kind) ?? [];
    short.push(checked);
    survey.short.set(item.kind, short);
  }
}

/** Reads the long records of one kind again, some at a time. */
export async function* rereadInBatches(
  sources: Source[],
  kind: KindName,
  shapes: Shapes,
  ledger: Ledger,
): AsyncGenerator<CheckedItem[]> {
  const size = 250;
  let batch: CheckedItem[] = [];
  for (const source of sources) {
    for await (const item of source.items((wanted) => wanted === kind)) {
      const checked = item.kind === kind ? checkItem(item, shapes, ledger) : null;
      if (checked) batch.push(checked);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function checkItem(item: Item, shapes: Shapes, ledger: Ledger): CheckedItem | null {
  addFindings(item, item.found ?? [], ledger);
  const read = shapes[item.kind].patch.safeParse(item.value);
  if (read.success && isFields(read.data)) return { item, patch: read.data };
  if (read.error) addFindings(item, findingsOf(read.error), ledger);
  return null;
}
