import { checkout } from "../../../../backend/contract/checkout";
import { defaultHoldingLimits } from "../../../../backend/features/orders/holding/holding-limits";
import type { Attack, Outcome } from "../../attack";
import { callApi } from "../../call-api";
import { fillCheckout, findVariants, tryToPlace } from "../../orders";
import { newPerson, newPhone } from "../../people";
import { tally } from "../../tally";
import type { Target } from "../../target";

const tries = 7;
const cashTest = "backend/features/orders/holding/cash-refusal.security.test.ts";

/** Places one order after the other and pays none. */
async function holdAll(target: Target, payment: "zarinpal" | "cod", max: number): Promise<Outcome> {
  const person = await newPerson(target, newPhone());
  const [variant = ""] = await findVariants(target, 1);
  const said: string[] = [];
  for (let place = 0; place < tries; place++) {
    const filled = await fillCheckout(target, person, variant, { payment }).catch(() => null);
    const reply = filled && (await tryToPlace(target, person, filled.totals.payable));
    said.push(reply ? `${reply.status} ${reply.msg ?? ""}`.trim() : "not offered");
  }
  const placed = said.filter((one) => one === "200").length;
  return { answer: tally(said), held: placed > 0 && placed <= max };
}

export const holding: readonly Attack[] = [
  {
    name: `one user places ${tries} orders and pays none`,
    heldBy: "backend/features/orders/holding/holding.security.test.ts",
    run: (target) => holdAll(target, "zarinpal", defaultHoldingLimits.openPerUser),
  },
  {
    name: "the same by cash on delivery, which takes the pieces at once",
    heldBy: cashTest,
    run: (target) => holdAll(target, "cod", defaultHoldingLimits.codPerUser),
  },
  {
    name: "cash on delivery with an account that cost an e-mail",
    heldBy: cashTest,
    run: async (target) => {
      const person = await newPerson(target);
      const [variant = ""] = await findVariants(target, 1);
      await fillCheckout(target, person, variant);
      const { token } = person;
      const body = { payment: "cod" };
      const chosen = await callApi(target, "POST", "user/checkout", { token, body });
      const now = await callApi(target, "GET", "user/checkout", { token });
      const { totals, payment } = checkout.parse(JSON.parse(now.text));
      const placed =
        payment?.gateway === "cod" ? await tryToPlace(target, person, totals.payable) : null;
      return {
        answer: `choosing it ${chosen.status}; placing ${placed?.status ?? "not possible"}`,
        held: placed?.status !== 200,
      };
    },
  },
];
