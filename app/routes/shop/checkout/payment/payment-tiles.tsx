import type { TileChoice } from "~/ui/radio-tiles/radio-tiles";
import type { PaymentView } from "./payment-view.server";

/** The ways to pay as large choices. */
export function toPaymentTiles(options: readonly PaymentView[]): TileChoice[] {
  return options.map(({ value, name, texts }) => ({
    value,
    name,
    detail: texts.map((text) => <span key={text}>{text}</span>),
  }));
}
