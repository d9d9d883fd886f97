import type { TotalsView } from "~/features/cart/totals";
import type { StepName } from "./steps";

export interface SummaryLine {
  id: string;
  name: string;
  options: string;
  picture?: { url: string; tint: number };
  /** Printed. */
  qty: string;
  total: string;
}

/** What stands around each step: how far one has come, and what is bought. */
export interface FrameView {
  /** The first question without an answer. */
  next: StepName;
  count: string;
  lines: SummaryLine[];
  totals: TotalsView;
}
