import type { AdminOrder, StaffAction } from "#backend/contract/admin-order";
import { shellWord } from "../printable";
import type { Say } from "../say";
import { figures } from "./amount";
import type { StepName } from "./order-steps";
import { gatewayHint, type missingGateway } from "./require-gateway";

/** The word of the command line for each thing that staff may do. */
const stepOf = {
  process: "process",
  ship: "ship",
  deliver: "deliver",
  collect: "collect",
  accept: "accept",
  cancel: "cancel",
  approve_return: "approve",
  reject_return: "reject",
  receive_return: "receive",
  refund: "refund",
} as const satisfies Record<StaffAction, StepName>;

/** The gateway of the order's money that this terminal has no key of. */
export type MissingGateway = ReturnType<typeof missingGateway>;

/** The commands that can be typed now, whole; by hand where this terminal can't ask the gateway. */
export function nextLines(order: AdminOrder, say: Say, missing: MissingGateway): string[] {
  const byHandOf = (command: string) => (missing ? `${command} --by-hand` : command);
  const commands = [
    ...order.staff_actions.flatMap((action) => {
      const command = commandOf(action, order);
      if (!command) return [];
      return action === "cancel" || action === "refund" ? byHandOf(command) : command;
    }),
    ...byHand(order).map(({ id }) => command("refunded", order, `--refund ${id}`)),
  ];
  if (commands.length === 0) return [say("order.next.nothing")];
  const hint = missing && commands.some((line) => line.endsWith("--by-hand"));
  return [
    say("order.next"),
    ...commands.map((line) => `    ${line}`),
    ...(hint ? [gatewayHint(missing, { say })] : []),
  ];
}

function commandOf(action: StaffAction, order: AdminOrder): string | null {
  const step = stepOf[action];
  if (step === "ship") return command(step, order, `--carrier ${shellWord(order.shipping.name)}`);
  if (step !== "refund") return command(step, order);
  const amount = refundable(order);
  if (amount <= 0) return null;
  // Of what came back, and of a canceled order, the shop knows itself how much.
  if (order.state === "returned" || order.state === "canceled") return command(step, order);
  return command(step, order, `--amount ${figures(amount, order.payable.currency)}`);
}

function command(step: StepName, { number }: AdminOrder, options = ""): string {
  return ["npm run shop -- order", step, number, options].filter(Boolean).join(" ");
}

const byHand = ({ money_back }: AdminOrder) =>
  money_back.filter(({ method, status }) => method === "manual" && status === "pending");

/** The most that one refund can take: what came in one payment, without what goes back already. */
function refundable({ payments, money_back, payable }: AdminOrder): number {
  const came = payments
    .filter(({ status }) => status === "success" || status === "review")
    .map(({ received, amount, verified_at }) => received ?? (verified_at ? amount : null))
    .map((money) => (money?.currency === payable.currency ? money.amount : 0));
  const total = came.reduce((sum, amount) => sum + amount, 0);
  const gone = money_back
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  return Math.min(total - gone, Math.max(0, ...came));
}
