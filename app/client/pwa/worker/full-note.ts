/** What could not be saved on this device for want of room, until the shopper has read it or has cleared something. */

export const fullKinds = ["pages", "pictures", "shelf", "departments", "log"] as const;
export type FullKind = (typeof fullKinds)[number];

export interface FullNote {
  kind: FullKind;
  /** In milliseconds. */
  at: number;
}

/** A cache of its own, because the worker writes it as well. It goes with the build. */
const noteCache = "own-room";
const noteKey = "/kept/full";

/** Where not even this can be written, nobody is told. */
export async function noteFull(kind: FullKind): Promise<void> {
  try {
    const cache = await caches.open(noteCache);
    await cache.put(noteKey, new Response(JSON.stringify({ kind, at: Date.now() })));
  } catch {
    // No room at all.
  }
}

export async function readFullNote(): Promise<FullNote | undefined> {
  try {
    const noted = await caches.match(noteKey, { cacheName: noteCache });
    const note: Partial<FullNote> | undefined = await noted?.json();
    const kind = fullKinds.find((known) => known === note?.kind);
    return kind && typeof note?.at === "number" ? { kind, at: note.at } : undefined;
  } catch {
    return undefined;
  }
}

export async function forgetFullNote(): Promise<void> {
  await caches.delete(noteCache).catch(() => {});
}
