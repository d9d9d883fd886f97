import { randomUUID } from "node:crypto";
import { type CartChange, cartChange } from "../../../../backend/contract/cart";
import type { Attack } from "../../attack";
import { callApi } from "../../call-api";
import { newPerson } from "../../people";
import { tally } from "../../tally";
import type { Target } from "../../target";

/** One of the demo's, which anybody may use. */
const right = "NOWRUZ";

const couponOp = (code: string) => ({ type: "coupon", op_id: randomUUID(), code });
const wrongCode = (place: number) => `A${String(place).padStart(4, "0")}`;

/** Sends a log of coupons, as somebody. */
async function tryCodes(target: Target, token: string, codes: readonly string[]) {
  const body = { ops: codes.map(couponOp) };
  const { status, text } = await callApi(target, "POST", "user/carts/sync", { token, body });
  const change: CartChange | null = status === 200 ? cartChange.parse(JSON.parse(text)) : null;
  return { status, change };
}

export const coupons: readonly Attack[] = [
  {
    name: "200 coupon codes in one log, the right one among them",
    heldBy: "backend/features/cart/coupons/coupons.security.test.ts",
    run: async (target) => {
      const { token } = await newPerson(target);
      const codes = Array.from({ length: 200 }, (_, place) =>
        place === 90 ? right : wrongCode(place),
      );
      const { status, change } = await tryCodes(target, token, codes);
      const judged = change?.conflicts.length ?? 0;
      const taken = change?.cart.coupon?.code ?? "none";
      return {
        answer: `${status}: ${judged} judged, ${taken} taken`,
        held: judged <= 1 && taken !== right,
      };
    },
  },
  {
    name: "40 coupon codes one by one, then the right one",
    heldBy: "backend/features/cart/coupons/coupons.security.test.ts",
    run: async (target) => {
      const { token } = await newPerson(target);
      const said: (number | string)[] = [];
      for (let place = 0; place < 40; place++) {
        const { status, change } = await tryCodes(target, token, [wrongCode(place)]);
        said.push(change?.conflicts[0]?.coupon ?? status);
      }
      const { status, change } = await tryCodes(target, token, [right]);
      const taken = change?.cart.coupon?.code === right;
      return {
        answer: `${tally(said)}; then ${status}, ${taken ? "taken" : "not taken"}`,
        held: !taken,
      };
    },
  },
  {
    name: "8,000 changes of one cart, each kept for ninety days",
    heldBy: "backend/features/cart/cart-bounds.security.test.ts",
    run: async (target) => {
      const { token } = await newPerson(target);
      const said: number[] = [];
      for (let place = 0; place < 40 && !said.includes(429); place++) {
        const codes = Array.from({ length: 200 }, (_, more) => wrongCode(more));
        said.push((await tryCodes(target, token, codes)).status);
      }
      return { answer: tally(said), held: said.includes(429) };
    },
  },
];
