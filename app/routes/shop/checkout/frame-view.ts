import type { TotalsView } from "~/features/cart/totals";
import type { SummaryLine } from "~/features/orders/summary-lines";
import type { StepName } from "./steps";

/** What stands around each step: how far one has come, and what is bought. */
export interface FrameView {
  /** The first question without an answer. */
  next: StepName;
  count: string;
  lines: SummaryLine[];
  totals: TotalsView;
}
