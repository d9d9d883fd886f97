import type { Sql } from "postgres";
import { finishRefunds } from "#backend/features/orders/jobs/finish-refunds";
import { reconcilePayments } from "#backend/features/payments/reconcile-payments";
import { speak } from "../../cli/say";
import { withServices } from "../../cli/with-services";

/** Brings the jobs' next rounds forward: what they do after minutes, they do now. */
export async function settle(sql: Sql, environment: Record<string, string>): Promise<void> {
  await sql`update payment set next_check_at = now() where next_check_at is not null`;
  const terminal = { environment, say: speak("en"), tell: () => {}, write: async () => {} };
  await withServices(terminal, async (services) => {
    while ((await reconcilePayments(services)) > 0);
    await finishRefunds(services);
    // The second round reads what became of refunds whose answer was lost in the first.
    await finishRefunds(services);
  });
}
