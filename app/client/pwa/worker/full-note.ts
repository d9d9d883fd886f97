/** What could not be saved on this device for want of room, until the shopper has read it or has cleared something. */

export const fullKinds = ["pages", "pictures", "shelf", "departments", "log"] as const;
export type FullKind = (typeof fullKinds)[number];

export interface FullNote {
  kind: FullKind;
  /** In milliseconds. */
  at: number;
}

/**
 * Each is an empty cache whose name says it, because the worker writes them as well, and because a name finds room where
 * there is none for a single byte. They go with the build.
 */
const nameOf = ({ kind, at }: FullNote) => `full-${kind}-${at}`;

function noteIn(name: string): FullNote | undefined {
  const [, said, at] = /^full-([a-z]+)-(\d+)$/.exec(name) ?? [];
  const kind = fullKinds.find((known) => known === said);
  return kind && { kind, at: Number(at) };
}

/** Notes that something of a kind found no room, in place of an earlier note of it. */
export async function noteFull(kind: FullKind): Promise<void> {
  try {
    const notes = await readFullNotes();
    await caches.open(nameOf({ kind, at: Date.now() }));
    await forget(notes.filter((note) => note.kind === kind));
  } catch {
    // No caches here.
  }
}

/** The last of each kind, the newest first; none where caches can't be read. */
export async function readFullNotes(): Promise<FullNote[]> {
  try {
    const notes = (await caches.keys()).flatMap((name) => noteIn(name) ?? []);
    return notes.sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

export async function forgetFullNotes(): Promise<void> {
  await forget(await readFullNotes()).catch(() => {});
}

async function forget(notes: readonly FullNote[]): Promise<void> {
  await Promise.all(notes.map((note) => caches.delete(nameOf(note))));
}
