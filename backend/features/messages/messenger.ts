import type { Database } from "../../db/database";
import { type Clock, systemClock } from "../../ports/clock";
import { createGate } from "../../ports/gate";
import type { Log } from "../../ports/log";
import type { Mailer } from "../../ports/mailer";
import type { PushSender } from "../../ports/push-sender";
import type { Sms } from "../../ports/sms";
import { sendPush } from "../push/send-push";
import { readMailSender } from "../settings/mail-sender";
import { readShopName } from "../site/read-shop-name";
import { type ClaimedMessage, claimNamed, claimNext, type MessageRow } from "./claim-message";
import { isMessageKind, livesFor, type MessageKind } from "./kinds";
import { markSent, type Sent } from "./mark-sent";
import { markUnsent, maxTries, type Unsent } from "./mark-unsent";
import { readOrders } from "./read-orders";
import { renderMail, renderSms } from "./render-message";
import { whileLeased } from "./while-leased";

export interface MessengerDeps {
  database: Database;
  log: Log;
  /** Names the shop, with the address that it stands under. */
  packageName: string;
  publicUrl: string;
  /** With nothing to send by, messages count as sent where the outbox page shows them, and as failed elsewhere. */
  demo: boolean;
  mailer?: Mailer | undefined;
  sms?: Sms | undefined;
  push?: PushSender | undefined;
  /** By which quiet hours and logins go. */
  clock?: Clock;
}

/** Sends what lies in the outbox; never inside a transaction. */
export interface Messenger {
  /** Sends one message now, beside the request that laid it out; the job repeats what fails. */
  sendSoon(id: string): void;
  /** Sends all that is due, several at a time, beside other processes; stops between messages where the signal says so. */
  sendDue(signal?: AbortSignal): Promise<void>;
  /** Whether something is set to send a channel by. */
  sends(channel: MessageRow["channel"]): boolean;
  /** Waits for what is being sent and what was to be sent soon. */
  settled(): Promise<void>;
  /** Waits for what is being sent; what was to be sent soon stays for another process, or the next start. */
  close(): Promise<void>;
}

/** Sent at the same time by one process: of what is due, and besides of what can't wait. */
const dueAtOnce = 4;
const soonAtOnce = 2;
/** More of those wait for the job like everything else. */
const soonWaiting = 100;

export function createMessenger(deps: MessengerDeps): Messenger {
  const running = new Set<Promise<unknown>>();
  const inTurn = createGate({ atOnce: soonAtOnce, waiting: soonWaiting });
  let busy = 0;
  let isClosed = false;

  const send = (message: ClaimedMessage) =>
    whileLeased(deps, message, () => sendOne(deps, message));

  async function sendNamed(id: string): Promise<void> {
    if (isClosed) return;
    const message = await claimNamed(deps.database, id);
    const sent = message && (await send(message));
    if (sent) await markSent(deps.database, sent);
  }

  async function sendWhileDue(signal: AbortSignal | undefined): Promise<void> {
    busy += 1;
    try {
      let sent: Sent | undefined;
      while (!signal?.aborted) {
        const message = await claimNext(deps.database, sent);
        if (!message) return;
        sent = await send(message);
      }
      if (sent) await markSent(deps.database, sent);
    } finally {
      busy -= 1;
    }
  }

  /** Remembers work that a stop has to wait for. */
  function keep<T>(work: Promise<T>): Promise<T> {
    running.add(work);
    const forget = () => void running.delete(work);
    work.then(forget, forget);
    return work;
  }

  const settled = async () => {
    await Promise.allSettled(running);
  };

  return {
    sendSoon: (id) => {
      const sending = inTurn(() => sendNamed(id)).catch((error: unknown) =>
        deps.log.error({ err: error, messageId: id }, "message not sent"),
      );
      keep(sending);
    },
    sendDue: async (signal) => {
      const free = Array.from({ length: dueAtOnce - busy }, () => keep(sendWhileDue(signal)));
      for (const end of await Promise.allSettled(free)) {
        if (end.status === "rejected") throw end.reason;
      }
    },
    sends: (channel) => sends(deps, channel),
    settled,
    close: async () => {
      isClosed = true;
      await settled();
    },
  };
}

/** Answers what is to be marked as sent; all else it has written down itself. */
async function sendOne(deps: MessengerDeps, message: ClaimedMessage): Promise<Sent | undefined> {
  const { id, kind, channel, attempts } = message;
  const fate = await trySending(deps, message);
  const secret = isMessageKind(kind) && livesFor(kind) !== undefined;
  const forget = secret && !(deps.demo && !sends(deps, channel));
  if (fate === "sent") return { id, forget };
  await markUnsent(deps.database, message, fate, forget && fate.status === "failed");
  if (fate.status === "later") return;
  deps.log.warn({ messageId: id, kind, channel, attempts, reason: fate.error }, "message not sent");
}

/** What became of a try. */
type Fate = "sent" | Unsent;

function sends({ mailer, sms, push }: MessengerDeps, channel: MessageRow["channel"]): boolean {
  return { email: mailer, sms, push }[channel] !== undefined;
}

async function trySending(deps: MessengerDeps, message: ClaimedMessage): Promise<Fate> {
  try {
    return await (message.channel === "push" ? tryPush : tryWriting)(deps, message);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    return { status: message.attempts >= maxTries ? "failed" : "pending", error: reason };
  }
}

/** Throws what may pass, as all that sends. */
async function tryPush(deps: MessengerDeps, message: MessageRow): Promise<Fate> {
  const { database, push, clock = systemClock } = deps;
  if (!push) return withoutSender(deps);
  const result = await sendPush({ database, push, now: clock.now() }, message);
  if ("waitMs" in result) return { status: "later", waitMs: result.waitMs };
  return "sent" in result ? "sent" : { status: "failed", error: result.dropped };
}

async function tryWriting(deps: MessengerDeps, message: ClaimedMessage): Promise<Fate> {
  const { kind } = message;
  if (!isMessageKind(kind)) return { status: "failed", error: `no text for ${kind}` };
  const lives = livesFor(kind);
  if (lives !== undefined && message.ageMs > lives) {
    return { status: "failed", error: "too late to be of use" };
  }
  return (await hand(deps, { ...message, kind })) ? "sent" : withoutSender(deps);
}

/** Hands a message to what sends its channel; false where nothing does. */
async function hand(
  deps: MessengerDeps,
  message: MessageRow & { kind: MessageKind },
): Promise<boolean> {
  const { mailer, sms } = deps;
  if (!sends(deps, message.channel)) return false;
  const { written, sender, from } = await readWritten(deps, message);
  if (message.channel === "email") {
    await mailer?.send({ to: message.target, from, ...renderMail(written, sender) });
  } else {
    await sms?.send(message.target, renderSms(written, sender));
  }
  return true;
}

/** A message with what it is about, and who writes it. */
function readWritten(deps: MessengerDeps, message: MessageRow & { kind: MessageKind }) {
  return deps.database.run(async (q) => {
    const told = await readOrders(q, [message.orderId]);
    const order = told.get(message.orderId ?? "");
    const sender = { name: await readShopName(q, deps), publicUrl: deps.publicUrl };
    const from = await readMailSender(q);
    return { written: { ...message, order }, sender, from };
  });
}

function withoutSender({ demo }: MessengerDeps): Fate {
  return demo ? "sent" : { status: "failed", error: "nothing is set to send it by" };
}
