import { eq, inArray } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { uploads } from "../../../db/tables/uploads";
import { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { placeOf } from "../../uploads/upload-link";
import { type Proof, requireProof } from "../require-proof";
import { forgetAccount } from "./forget-account";
import { forgetBelongings } from "./forget-belongings";
import { forgetPurchases } from "./forget-purchases";
import { forgetTickets } from "./forget-tickets";
import { requireErasable } from "./require-erasable";

/**
 * POST user/erasure: forgets a person, but for what the law keeps of purchases. All logins end, the row stays with its
 * id alone, and the same phone can begin a new account. Throws what `requireProof` and `requireErasable` do.
 */
export async function eraseAccount(services: Services, login: Login, proof: Proof): Promise<void> {
  const { database, clock, storage } = services;
  const { id } = login.user;
  // Before the code is used up; decided again under the lock.
  await database.run((q) => requireErasable(q, login.user));
  await requireProof(services, login, proof);
  const now = clock.now();
  const files = await database.transaction(async (q) => {
    const [user] = await q.select().from(users).where(eq(users.id, id)).for("update");
    if (user?.status !== "active") throw new ApiError("error.not_found");
    await requireErasable(q, user);
    await forgetPurchases(q, id);
    await forgetTickets(q, id, now);
    const dropped = await dropUploads(q, id);
    await forgetBelongings(q, user);
    await forgetAccount(q, id, now);
    return dropped;
  });
  // A file that stays because the process dies here goes with the next run of the uploads' job.
  for (const file of files) await storage.delete(placeOf(file));
  if (files.length === 0) return;
  await database.run((q) => q.delete(uploads).where(inArray(uploads.file, files)));
}

async function dropUploads(q: Query, userId: string): Promise<string[]> {
  const dropped = await q
    .update(uploads)
    .set({ status: "dropped", name: "" })
    .where(eq(uploads.userId, userId))
    .returning({ file: uploads.file });
  return dropped.map(({ file }) => file);
}
