import { eq } from "drizzle-orm";
import type { Query } from "../../db/database";
import { uploads } from "../../db/tables/uploads";
import { users } from "../../db/tables/users";
import type { Services } from "../../services";
import { claimUploads } from "../uploads/claim-uploads";
import type { Uploader } from "../uploads/uploader";
import { change } from "./save-profile";
import type { UserRow } from "./show-profile";

type Needed = Pick<Services, "database" | "clock">;

/**
 * Makes an own upload the user's picture; the one before goes with its file. Another's upload is refused as one that
 * there is not.
 */
export async function saveAvatar(
  { database, clock }: Needed,
  user: UserRow,
  { uploader, picture }: { uploader: Uploader; picture: string },
): Promise<UserRow> {
  return database.transaction(async (q) => {
    const claim = { uploader, links: [picture], max: 1, field: "picture", now: clock.now() };
    const [claimed] = await claimUploads(q, claim);
    const standing = await lockAvatar(q, user.id);
    await dropPicture(q, standing);
    return change(q, user.id, { avatar: claimed?.file ?? null });
  });
}

/** Takes the user's picture away. */
export async function removeAvatar({ database }: Needed, user: UserRow): Promise<UserRow> {
  return database.transaction(async (q) => {
    await dropPicture(q, await lockAvatar(q, user.id));
    return change(q, user.id, { avatar: null });
  });
}

/** The picture as it stands; two changes at once come one after the other. */
async function lockAvatar(q: Query, userId: string): Promise<string | null> {
  const [row] = await q
    .select({ avatar: users.avatar })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return row?.avatar ?? null;
}

/** By the row that names it; its file goes with the next run of the job that removes what nobody has claimed. */
async function dropPicture(q: Query, file: string | null): Promise<void> {
  if (file === null) return;
  await q.update(uploads).set({ status: "dropped" }).where(eq(uploads.file, file));
}
