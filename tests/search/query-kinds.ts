import type { DemoCategory, DemoDepartment, DemoProduct } from "#backend/db/seed/demo/shape";
import type { LanguageCode } from "../support/languages";

/** How well a product fits a query: 2 is what was meant, 1 is near to it, 0 is neither. */
export type Grade = 0 | 1 | 2;

export interface GradedQuery {
  lang: LanguageCode;
  kind: string;
  query: string;
  gradeOf(product: Placed): Grade;
}

/** A product of the demo shop with where it stands. */
export interface Placed extends DemoProduct {
  department: DemoDepartment;
  /** Its category and all above it. */
  path: readonly DemoCategory[];
}
