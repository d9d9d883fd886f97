import type { ExportedData, ExportSection, ExportValue } from "../../../contract/privacy";
import type { Query } from "../../../db/database";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { type Proof, requireProof } from "../require-proof";
import { exportAccount } from "./export-account";
import { exportBelongings } from "./export-belongings";
import { exportPurchases } from "./export-purchases";
import { exportTickets } from "./export-tickets";
import { exportUploads, readFiles } from "./export-uploads";

/** One thing that is kept, by the names of its parts. */
export type ExportRow = Record<string, ExportValue>;

/** Of a section; more rows are not what one person makes. */
export const maxRows = 5000;
const perHour = 5;

/**
 * POST user/export: everything that is kept about a person, a picture of one moment. Throws what `requireProof` does,
 * and `error.too_many_requests` after five in an hour.
 */
export async function exportData(
  services: Services,
  login: Login,
  proof: Proof,
): Promise<ExportedData> {
  const { database, rateLimiter, clock } = services;
  const { user } = login;
  await requireProof(services, login, proof);
  const windowMs = 60 * 60_000;
  const counted = { purpose: "export", key: user.id, limit: perHour, windowMs };
  const waitMs = await rateLimiter.take(counted);
  if (waitMs > 0) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  const { sections, isCut } = await database.transaction((q) => readAll(services, q, user));
  const cut = Object.entries(sections).flatMap(([name, rows]) =>
    rows.length >= maxRows || (name === "tickets" && isCut) ? [name as ExportSection] : [],
  );
  const files = await readFiles(services, user.id);
  return { made_at: clock.now().toISOString(), sections, cut, files };
}

async function readAll(
  { cipher }: Services,
  q: Query,
  user: Login["user"],
): Promise<{ sections: ExportedData["sections"]; isCut: boolean }> {
  const account = await exportAccount({ cipher }, q, user);
  const purchases = await exportPurchases(q, user.id);
  const { isCut, ...tickets } = await exportTickets(q, user.id);
  const belongings = await exportBelongings(q, user);
  const uploads = await exportUploads(q, user.id);
  return { sections: { ...account, ...purchases, ...tickets, ...belongings, ...uploads }, isCut };
}
