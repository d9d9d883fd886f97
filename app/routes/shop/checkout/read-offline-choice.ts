import type { CheckoutChoice } from "#backend/contract/checkout";
import type { StepName } from "./steps";

/** What a step's form chooses for the order, and at the review the note too; nothing of any other form. */
export function readOfflineChoice(form: FormData, step: StepName): CheckoutChoice | undefined {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const intent = text("intent");
  if (step === "review" && intent !== "order.place") return undefined;
  if (step !== "review" && intent !== `${step}.choose`) return undefined;
  const chosen = {
    address_id: text("address_id"),
    shipping: text("shipping"),
    payment: text("payment") as CheckoutChoice["payment"],
    note: text("note"),
  };
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
  if (given.length === 0 && step !== "review") return undefined;
  return Object.fromEntries(given);
}
