import type { Database } from "../../db/database";
import type { Log } from "../../ports/log";
import type { Mailer } from "../../ports/mailer";
import type { Sms } from "../../ports/sms";
import { claimMessages, type MessageRow, triesAtMost } from "./claim-messages";
import { isMessageKind, livesFor } from "./kinds";
import { type Fate, markMessage } from "./mark-message";
import { renderMail, renderSms } from "./render-message";

export interface MessengerDeps {
  database: Database;
  log: Log;
  publicUrl: string;
  /** With nothing to send by, messages count as sent where the outbox page shows them, and as failed elsewhere. */
  demo: boolean;
  mailer?: Mailer | undefined;
  sms?: Sms | undefined;
}

/** Sends what lies in the outbox; never inside a transaction. */
export interface Messenger {
  /** Sends one message now, beside the request that laid it out; the job repeats what fails. */
  sendSoon(id: string): void;
  /** Sends all that is due. */
  sendDue(): Promise<void>;
  /** Waits for what is being sent. */
  settled(): Promise<void>;
}

const atOnce = 20;

export function createMessenger(deps: MessengerDeps): Messenger {
  const running = new Set<Promise<unknown>>();

  async function sendClaimed(what: { id?: string; atMost: number }): Promise<number> {
    const claimed = await claimMessages(deps.database, what);
    for (const message of claimed) await sendOne(deps, message);
    return claimed.length;
  }

  return {
    sendSoon: (id) => {
      const sending = sendClaimed({ id, atMost: 1 })
        .catch((error) => deps.log.error({ err: error, messageId: id }, "message not sent"))
        .finally(() => running.delete(sending));
      running.add(sending);
    },
    sendDue: async () => {
      while ((await sendClaimed({ atMost: atOnce })) === atOnce);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}

async function sendOne(deps: MessengerDeps, message: MessageRow): Promise<void> {
  const fate = await trySending(deps, message);
  const over = fate.status !== "pending";
  const secret = isMessageKind(message.kind) && livesFor(message.kind) !== undefined;
  await markMessage(deps.database, message, fate, over && secret && !deps.demo);
  if (fate.status === "sent") return;
  const { id, kind, channel, attempts } = message;
  deps.log.warn({ messageId: id, kind, channel, attempts, reason: fate.error }, "message not sent");
}

async function trySending(deps: MessengerDeps, message: MessageRow): Promise<Fate> {
  const { kind } = message;
  if (!isMessageKind(kind)) return { status: "failed", error: `no text for ${kind}` };
  const lives = livesFor(kind);
  if (lives !== undefined && Date.now() - message.createdAt.getTime() > lives) {
    return { status: "failed", error: "too late to be of use" };
  }
  try {
    return (await hand(deps, { ...message, kind })) ? { status: "sent" } : withoutSender(deps);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    return { status: message.attempts >= triesAtMost ? "failed" : "pending", error: reason };
  }
}

/** Hands a message to what sends its channel; false where nothing does. */
async function hand(
  { mailer, sms, publicUrl }: MessengerDeps,
  message: MessageRow & Parameters<typeof renderMail>[0],
): Promise<boolean> {
  if (message.channel === "email" && mailer) {
    await mailer.send({ to: message.target, ...renderMail(message, publicUrl) });
    return true;
  }
  if (message.channel === "sms" && sms) {
    await sms.send(message.target, renderSms(message, publicUrl));
    return true;
  }
  return false;
}

function withoutSender({ demo }: MessengerDeps): Fate {
  return demo ? { status: "sent" } : { status: "failed", error: "nothing is set to send it by" };
}
