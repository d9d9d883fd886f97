import { parseArgs } from "node:util";
import type { LanguageCode } from "#backend/contract/languages";
import { type OrderState, orderStates } from "#backend/contract/order";
import { coinOf, decimalsOf } from "#backend/features/import-export/import/fields";
import { foldDigits } from "#backend/features/import-export/import/numerals";
import { listAllOrders } from "#backend/features/orders/staff/list-all-orders";
import { readAnyOrder } from "#backend/features/orders/staff/read-any-order";
import { ApiError } from "#backend/http/errors";
import type { Services } from "#backend/services";
import { type Command, everywhere, Refusal, type Terminal } from "../command";
import { listLine, orderLines } from "../orders/order-lines";
import {
  isStep,
  orderSteps,
  type StepName,
  type StepOptions,
  stepOptions,
} from "../orders/order-steps";
import { missingGateway, requireGateway } from "../orders/require-gateway";
import { chooseLanguage } from "../say";
import { withServices } from "../with-services";

const text = { type: "string" } as const;
const options = { ...everywhere, ...stepOptions, state: text, page: text, find: text } as const;

/** `shop order`: lists the orders, shows one, or takes it a step further (domain 4.7). */
export const orderCommand: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [what = "list", number] = positionals;
  const lang = chooseLanguage(args, terminal.environment);
  const work = async (services: Services) => {
    if (what === "list") return tellOrders(services, { ...values, lang }, terminal);
    if (what !== "show" && !isStep(what)) {
      const all = ["list", "show", ...Object.keys(orderSteps)].join(", ");
      throw new Refusal(terminal.say("order.unknown", { name: what, all }));
    }
    if (!number) throw new Refusal(terminal.say("order.which"));
    if (what !== "show") await takeStep(services, what, number, values, terminal);
    const order = await read(services, number, lang, terminal);
    const gateway = missingGateway(services, order);
    for (const line of orderLines(order, terminal.say, gateway)) terminal.tell(line);
  };
  await withServices(terminal, work, { byHand: values["by-hand"] });
  return 0;
};

interface Wanted {
  state?: string | undefined;
  page?: string | undefined;
  find?: string | undefined;
  lang: LanguageCode;
}

async function tellOrders(services: Services, wanted: Wanted, { say, tell }: Terminal) {
  const state = readState(wanted.state, say);
  const page = Math.max(1, Number.parseInt(foldDigits(wanted.page ?? "1"), 10) || 1);
  const found = await listAllOrders(services, {
    ...{ page, state, search: wanted.find },
    lang: wanted.lang,
  });
  if (found.data.length === 0) tell(say("order.nothing"));
  for (const order of found.data) tell(listLine(order));
  const pages = Math.ceil(found.total / found.per_page);
  if (pages > 1) tell(say("order.page", { page, pages, count: found.total }));
}

function readState(written: string | undefined, say: Terminal["say"]): OrderState | undefined {
  if (written === undefined) return undefined;
  const state = orderStates.find((known) => known === written);
  if (state) return state;
  throw new Refusal(say("order.bad.state", { value: written, all: orderStates.join(", ") }));
}

async function takeStep(
  services: Services,
  step: StepName,
  number: string,
  values: StepOptions,
  terminal: Terminal,
): Promise<void> {
  const { say } = terminal;
  const order = await read(services, number, "en", terminal);
  const { payable, state } = order;
  requireGateway(services, order, { step, number, byHand: values["by-hand"] }, terminal);
  const decimals = decimalsOf[coinOf(payable.currency)];
  try {
    await orderSteps[step]({ services, number, decimals, options: values, say });
  } catch (error) {
    throw error instanceof ApiError ? refusalOf(error, { number, step, state }, say) : error;
  }
}

function refusalOf(
  { code }: ApiError,
  about: { number: string; step: string; state: string },
  say: Terminal["say"],
): Error {
  switch (code) {
    case "order.sold_out":
      return new Refusal(say("order.sold.out", about));
    case "order.not_shippable":
      return new Refusal(say("order.not.shippable", about));
    case "payment.not_received":
      return new Refusal(say("order.not.received", about));
    case "payment.not_refundable":
      return new Refusal(say("order.not.refundable", about));
    case "error.not_found":
      return new Refusal(say("order.no.part", about));
    default:
      return new Refusal(say("order.not.possible", about));
  }
}

async function read(services: Services, number: string, lang: "en" | "fa", { say }: Terminal) {
  return readAnyOrder(services, number, lang).catch((error: unknown) => {
    const isUnknown = error instanceof ApiError && error.code === "error.not_found";
    throw isUnknown ? new Refusal(say("order.none", { number })) : error;
  });
}
