import { eq } from "drizzle-orm";
import { maxPictureName, type PictureAdded } from "../../../contract/library";
import type { Texts } from "../../../db/tables/columns";
import { media } from "../../../db/tables/media";
import type { EncodedPicture } from "../../../ports/picture-encoder";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import type { ContentActor } from "../../reading/content-actor";
import { describePicture } from "../describe-picture";
import { originalName } from "../original-name";

interface NewPicture {
  picture: EncodedPicture;
  name: string;
  alt: Texts;
  action: "picture.add" | "picture.crop";
  actor: ContentActor;
}

/** Keeps a picture under the name; the one that is there already stays as it is. */
export async function savePicture(
  { database, storage, clock }: Pick<Services, "database" | "storage" | "clock">,
  { picture, name, alt, action, actor }: NewPicture,
): Promise<PictureAdded> {
  const described = await describePicture(picture);
  const named = { name: name.slice(0, maxPictureName), alt };
  const row = { ...described, ...named, createdAt: clock.now() };
  return database.transaction(async (q) => {
    // Waits for whoever is removing the same picture, whose file then goes before this one is written.
    const [added] = await q
      .insert(media)
      .values(row)
      .onConflictDoNothing({ target: media.file })
      .returning({ id: media.id });
    if (!added) {
      const [standing] = await q
        .select({ id: media.id })
        .from(media)
        .where(eq(media.file, row.file));
      if (!standing) throw new Error("A picture went while it was added.");
      return { id: standing.id, is_new: false };
    }
    await storage.put(originalName(row.source.path), picture.bytes, picture.type);
    const entry = { action, entity: "picture", entityId: added.id } as const;
    await recordAudit(q, { ...actor, ...entry, diff: { title: [null, row.name] } });
    return { id: added.id, is_new: true };
  });
}
