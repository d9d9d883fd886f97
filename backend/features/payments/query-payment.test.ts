import { expect, it, vi } from "vitest";
import type { Gateway, GatewayResult, Hint } from "./gateways/gateway";
import { queryPayment } from "./query-payment";

type State = GatewayResult["state"];

const attempt = { authority: "A1", refId: "R1", amount: 5, currency: "IRR" } as const;
const said = (state: State): GatewayResult => ({ state, exchange: { status: 200, body: {} } });

/** A gateway that answers so, question by question; `abandons`: whether it could close the charge. */
function gatewayOf(answers: { verify?: State[]; inquire?: State[] }, abandons?: boolean) {
  const { verify = [], inquire = [] } = answers;
  const next = (states: State[]) => async () => {
    const state = states.shift();
    if (!state) throw new Error("It was asked too often.");
    return said(state);
  };
  const abandon = vi.fn(async () => ({ abandoned: abandons }));
  const questions = { verify: next([...verify]), inquire: next([...inquire]) };
  const gateway = { ...questions, ...(abandons !== undefined && { abandon }) };
  return { gateway: gateway as unknown as Gateway, abandon };
}

const ask = async (hint: Hint, ...gateway: Parameters<typeof gatewayOf>) => {
  const made = gatewayOf(...gateway);
  const { result, asked, canceled } = await queryPayment(made.gateway, attempt, hint);
  return { state: result.state, kinds: asked.map(({ kind }) => kind), canceled, ...made };
};

it.each<[Hint, { verify?: State[]; inquire?: State[] }, State, string[]]>([
  ["ok", { verify: ["success"] }, "success", ["verify"]],
  ["ok", { verify: ["failed"] }, "failed", ["verify"]],
  ["ok", { verify: ["unpaid"], inquire: ["pending"] }, "pending", ["verify", "inquiry"]],
  [
    "ok",
    { verify: ["unpaid", "success"], inquire: ["unsettled"] },
    "success",
    ["verify", "inquiry", "verify"],
  ],
  ["unknown", { inquire: ["pending"] }, "pending", ["inquiry"]],
  ["unknown", { inquire: ["unpaid"] }, "unpaid", ["inquiry"]],
  ["unknown", { inquire: ["unsettled"], verify: ["success"] }, "success", ["inquiry", "verify"]],
  ["canceled", { inquire: ["unsettled"], verify: ["success"] }, "success", ["inquiry", "verify"]],
])("payments 5.1 a return that says %s, of %j, ends as %s", async (hint, answers, state, kinds) => {
  expect(await ask(hint, answers)).toMatchObject({ state, kinds, canceled: false });
});

it.each<[State, boolean | undefined, boolean, number]>([
  ["failed", true, true, 0],
  ["unpaid", true, true, 0],
  ["pending", undefined, true, 0],
  ["pending", true, true, 1],
  ["pending", false, false, 1],
  ["success", true, false, 0],
  ["expired", true, false, 0],
])(
  "back without paying, which the gateway calls %s (closes it: %s): canceled %s",
  async (state, abandons, canceled, closed) => {
    const asked = await ask("canceled", { inquire: [state] }, abandons);
    expect(asked.canceled).toBe(canceled);
    expect(asked.abandon).toHaveBeenCalledTimes(closed);
  },
);

it("nothing is closed where nobody pressed back", async () => {
  for (const hint of ["ok", "unknown"] as const) {
    const asked = await ask(hint, { verify: ["pending"], inquire: ["pending"] }, true);
    expect([asked.canceled, asked.abandon.mock.calls.length]).toEqual([false, 0]);
  }
});
