import { Icon, Ornament } from "~/ui/icon/icon";
import type { PaymentView } from "./to-payment-view.server";

/** The word, large, with a drawing that says the same: never by its colour alone. */
export function Outcome({ view }: { view: PaymentView }) {
  return (
    <header className={`payment-outcome payment-${view.tone}`}>
      <Ornament />
      <span className="payment-mark">
        <Icon name={view.icon} />
      </span>
      <h1>{view.title}</h1>
      <p>{view.text}</p>
    </header>
  );
}
