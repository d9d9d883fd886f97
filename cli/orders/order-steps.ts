import { shipOrder as parcelOf } from "#backend/contract/admin-order";
import { positiveAmount, toStorageUnits } from "#backend/features/import-export/import/numerals";
import { acceptPayment } from "#backend/features/orders/staff/accept-payment";
import { answerReturn } from "#backend/features/orders/staff/answer-return";
import { cancelOrder } from "#backend/features/orders/staff/cancel-order";
import { collectCash } from "#backend/features/orders/staff/collect-cash";
import { confirmOwnRefund } from "#backend/features/orders/staff/confirm-refund";
import { deliverOrder } from "#backend/features/orders/staff/deliver-order";
import { processOrder } from "#backend/features/orders/staff/process-order";
import { refundOrder } from "#backend/features/orders/staff/refund-order";
import { shipOrder } from "#backend/features/orders/staff/ship-order";
import { isId, newId } from "#backend/ports/ids";
import type { Services } from "#backend/services";
import { Refusal, type Terminal } from "../command";

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** What the steps of `shop order` may be told besides the order's number. */
export const stepOptions = {
  carrier: text,
  tracking: text,
  url: text,
  parcel: text,
  reason: text,
  "came-back": flag,
  restock: flag,
  "no-restock": flag,
  amount: text,
  refund: text,
  ref: text,
  "by-hand": flag,
} as const;

export type StepOptions = {
  [Name in keyof typeof stepOptions]?:
    | ((typeof stepOptions)[Name] extends typeof flag ? boolean : string)
    | undefined;
};

/** A step of staff's on an order, as somebody at the terminal asks for it. */
interface Asked {
  services: Services;
  number: string;
  /** Digits after the point of the order's currency. */
  decimals: number;
  options: StepOptions;
  say: Terminal["say"];
}

const whose = ({ number }: Asked) => ({ number, staffId: null, network: null });

const answerWith = (answer: "approve" | "reject" | "receive") => (asked: Asked) => {
  const { reason, restock, "no-restock": kept } = asked.options;
  const isOnSale = kept ? false : restock;
  return answerReturn(asked.services, { ...whose(asked), answer, reason, restock: isOnSale });
};

/** By the word that stands for it at the command line. */
export const orderSteps = {
  process: (asked) => processOrder(asked.services, whose(asked)),
  ship: (asked) => shipOrder(asked.services, { ...whose(asked), parcel: readParcel(asked) }),
  deliver: (asked) =>
    deliverOrder(asked.services, { ...whose(asked), shipmentId: readId(asked, "parcel") }),
  collect: (asked) => collectCash(asked.services, whose(asked)),
  accept: (asked) => acceptPayment(asked.services, whose(asked)),
  cancel: (asked) => {
    const { reason, "came-back": cameBack } = asked.options;
    return cancelOrder(asked.services, { ...whose(asked), reason, cameBack });
  },
  approve: answerWith("approve"),
  reject: answerWith("reject"),
  receive: answerWith("receive"),
  refund: (asked) => {
    const { reason } = asked.options;
    return refundOrder(asked.services, {
      ...whose(asked),
      opId: newId(),
      amount: readAmount(asked),
      reason,
    });
  },
  refunded: (asked) =>
    confirmOwnRefund(asked.services, {
      ...whose(asked),
      refundId: readId(asked, "refund"),
      ref: asked.options.ref ?? null,
    }),
} satisfies Record<string, (asked: Asked) => Promise<unknown>>;

export type StepName = keyof typeof orderSteps;

export function isStep(name: string): name is StepName {
  return Object.hasOwn(orderSteps, name);
}

function readParcel({ options: { carrier, tracking, url }, say }: Asked) {
  const parcel = parcelOf.safeParse({ op_id: newId(), carrier, tracking_code: tracking, url });
  if (parcel.success) return parcel.data;
  const [field] = parcel.error.issues[0]?.path ?? [];
  throw new Refusal(say("order.bad.parcel", { field: String(field ?? "") }));
}

function readId({ options, say }: Asked, name: "parcel" | "refund"): string | undefined {
  const id = options[name];
  if (id === undefined || isId(id)) return id;
  throw new Refusal(say("order.bad.id", { value: id }));
}

/** In the order's currency, dollars or rials. */
function readAmount({ options: { amount }, decimals, say }: Asked): number | undefined {
  if (amount === undefined) return undefined;
  const plain = positiveAmount(amount, decimals);
  if (plain === null) throw new Refusal(say("order.bad.amount", { value: amount }));
  return toStorageUnits(plain);
}
