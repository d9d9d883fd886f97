import type { Job } from "../../../jobs/job";
import type { Purge } from "../../../jobs/purge";
import type { Services } from "../../../services";
import { purgeExpiredAddresses } from "../../address/purge-expired-addresses";
import { recordAudit } from "../../audit/record-audit";
import { purgeExpiredChallenges, purgeExpiredSessions } from "../../auth/purge-expired-logins";
import {
  purgeExpiredCarts,
  purgeExpiredCheckouts,
  purgeExpiredGuests,
} from "../../cart/purge-expired-carts";
import { purgeExpiredLinks } from "../../links/purge-expired-links";
import { purgeExpiredMessages } from "../../messages/purge-expired-messages";
import { purgeGuestMessages } from "../../reading/messages/purge-guest-messages";
import { type RetentionKind, readRetention } from "../../settings/retention";
import { purgeExpiredPictures } from "../../tickets/purge-expired-pictures";
import { purgeExpiredUploads, removeDroppedFiles } from "../../uploads/purge-expired-uploads";
import { forgetParties } from "../erasure/forget-purchases";
import {
  forgetGatewayCalls,
  forgetNetworks,
  purgeExpiredAudit,
  purgeExpiredConsents,
  purgeExpiredInvitations,
} from "./purge-records";

const dayMs = 86_400_000;
const rowsAtOnce = 500;

/** Checkouts go before the addresses that they hold. */
const purges: Record<RetentionKind, Purge> = {
  guest_carts: purgeExpiredGuests,
  closed_carts: purgeExpiredCarts,
  checkouts: purgeExpiredCheckouts,
  sessions: purgeExpiredSessions,
  codes: purgeExpiredChallenges,
  messages: purgeExpiredMessages,
  guest_messages: purgeGuestMessages,
  addresses: purgeExpiredAddresses,
  uploads: purgeExpiredUploads,
  ticket_pictures: purgeExpiredPictures,
  links: purgeExpiredLinks,
  invitations: purgeExpiredInvitations,
  order_networks: forgetNetworks,
  payment_log: forgetGatewayCalls,
  consents: purgeExpiredConsents,
  erased_invoices: forgetParties,
  audit: purgeExpiredAudit,
};

type Needed = Pick<Services, "database" | "clock" | "storage">;

/**
 * Takes away, every hour, what the owner's periods say is over: some rows at a time, each time in a transaction of its
 * own, so that it locks little and a run that was broken off is ended by the next. How many rows went is written into
 * the audit log. What one kind fails at keeps no other from going; the first failure is thrown at the end.
 */
export function retentionJob(services: Needed, atOnce = rowsAtOnce): Job {
  return {
    name: "retention",
    everyMs: dayMs / 24,
    run: async (signal) => {
      const failures: unknown[] = [];
      const removed = await purgeAll(services, { atOnce, signal, failures });
      if (Object.keys(removed).length > 0) await tell(services, removed);
      await removeDroppedFiles(services).catch((error) => void failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  };
}

interface Run {
  atOnce: number;
  signal: AbortSignal | undefined;
  failures: unknown[];
}

/** By kind, how many rows went; none where nothing did. */
async function purgeAll(services: Needed, { atOnce, signal, failures }: Run) {
  const { database, clock } = services;
  const days = await database.run(readRetention);
  const removed: Partial<Record<RetentionKind, number>> = {};
  for (const [kind, purge] of Object.entries(purges) as [RetentionKind, Purge][]) {
    try {
      let rows = atOnce;
      while (rows >= atOnce && !signal?.aborted) {
        const now = clock.now();
        const before = new Date(now.getTime() - days[kind] * dayMs);
        rows = await database.transaction((q) => purge(q, { before, now, limit: atOnce }));
        if (rows > 0) removed[kind] = (removed[kind] ?? 0) + rows;
      }
    } catch (error) {
      failures.push(error);
    }
  }
  return removed;
}

function tell({ database, clock }: Needed, removed: object): Promise<void> {
  return database.run((q) =>
    recordAudit(q, {
      actor: null,
      action: "retention.run",
      entity: "retention",
      entityId: clock.now().toISOString().slice(0, 10),
      diff: { removed: [null, removed] },
    }),
  );
}
