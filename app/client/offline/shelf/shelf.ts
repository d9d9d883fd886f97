/**
 * The private shelf: orders, invoices and tickets that their owner has opened, to be read without a network (decision
 * 160). They are sealed with a key that goes with the login; nothing of them is in the browser's caches.
 */
import { newKey, seal, unseal } from "./seal";
import { type ShelfEntry, type ShelfOwner, withShelf } from "./shelf-store";

/** Bounds; what has not been read for longest goes first. */
export const maxPages = 40;
export const maxBytes = 4_000_000;

export interface ShelfLabel {
  address: string;
  title: string;
}

export interface ShelfPage extends ShelfLabel {
  savedAt: number;
}

interface Label extends ShelfLabel {
  headers: [string, string][];
}

/** A page as its owner was given it. */
export interface NewPage {
  ownerId: string;
  /** When it was asked for: what was asked for before a logout is not kept after it. */
  askedAt: number;
  label: Label;
  html: string;
}

/**
 * Puts a page on the shelf, in place of an older one of the same address. A page of another owner than the one whose
 * shelf it is empties it first. Rejects where there is no room, or no IndexedDB.
 */
export async function putOnShelf({ ownerId, askedAt, label, html }: NewPage): Promise<void> {
  const owner = await ownerFor(ownerId, askedAt);
  if (!owner) return;
  const replaced = (await openLabels(owner)).find(
    ({ label: { address } }) => address === label.address,
  );
  const now = Date.now();
  const entry: ShelfEntry = {
    savedAt: now,
    usedAt: now,
    label: await seal(owner.key, JSON.stringify(label)),
    page: await seal(owner.key, html),
  };
  await withShelf(async (db) => {
    const write = db.transaction(["entries", "owner"], "readwrite");
    // It may have been cleared while the page was sealed.
    const isSame = (await write.objectStore("owner").get("owner"))?.id === ownerId;
    if (isSame && replaced) await write.objectStore("entries").delete(replaced.place);
    if (isSame) await write.objectStore("entries").add(entry);
    await write.done;
  });
  await keepBounds();
}

/** The page at an address, as it was saved; undefined where the shelf has none. */
export async function takeFromShelf(address: string) {
  const owner = await withShelf((db) => db.get("owner", "owner"));
  if (!owner) return undefined;
  const found = (await openLabels(owner)).find(({ label }) => label.address === address);
  if (!found) return undefined;
  const { place, entry, label } = found;
  await withShelf((db) => db.put("entries", { ...entry, usedAt: Date.now() }, place));
  const html = await unseal(owner.key, entry.page);
  return { html, headers: label.headers, savedAt: entry.savedAt };
}

/** What lies on the shelf, the newest first. */
export async function listShelf(): Promise<ShelfPage[]> {
  const owner = await withShelf((db) => db.get("owner", "owner"));
  if (!owner) return [];
  const labels = await openLabels(owner);
  return labels
    .map(({ label: { address, title }, entry: { savedAt } }) => ({ address, title, savedAt }))
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Takes one page away, which its owner can't open any more. */
export async function dropFromShelf(address: string): Promise<void> {
  const owner = await withShelf((db) => db.get("owner", "owner"));
  const found = owner && (await openLabels(owner)).find(({ label }) => label.address === address);
  if (found) await withShelf((db) => db.delete("entries", found.place));
}

/** Empties the shelf and destroys its key: the login has ended, or somebody else is here. */
export async function clearShelf(): Promise<void> {
  await withShelf(async (db) => {
    const write = db.transaction(["entries", "owner", "cleared"], "readwrite");
    await Promise.all([
      write.objectStore("entries").clear(),
      write.objectStore("owner").clear(),
      write.objectStore("cleared").put(Date.now(), "cleared"),
      write.done,
    ]);
  });
}

export async function measureShelf(): Promise<{ count: number; bytes: number }> {
  const entries = await withShelf((db) => db.getAll("entries"));
  return { count: entries.length, bytes: entries.reduce((sum, entry) => sum + sizeOf(entry), 0) };
}

async function ownerFor(id: string, askedAt: number): Promise<ShelfOwner | undefined> {
  const known = await withShelf((db) => db.get("owner", "owner"));
  if (known?.id === id) return known;
  if (known) await clearOthers();
  const key = await newKey();
  return withShelf(async (db) => {
    const write = db.transaction(["owner", "cleared"], "readwrite");
    const cleared = (await write.objectStore("cleared").get("cleared")) ?? 0;
    const owner = (await write.objectStore("owner").get("owner")) ?? { id, key };
    const isInTime = askedAt > cleared && owner.id === id;
    if (isInTime) await write.objectStore("owner").put(owner, "owner");
    await write.done;
    return isInTime ? owner : undefined;
  });
}

/** The page of the new owner that shows that they are here is not too late for their own shelf. */
async function clearOthers(): Promise<void> {
  await withShelf(async (db) => {
    const write = db.transaction(["entries", "owner"], "readwrite");
    await Promise.all([
      write.objectStore("entries").clear(),
      write.objectStore("owner").clear(),
      write.done,
    ]);
  });
}

interface Opened {
  place: number;
  entry: ShelfEntry;
  label: Label;
}

/** All labels; what the key doesn't open, because somebody altered it, is as if it weren't there. */
async function openLabels({ key }: ShelfOwner): Promise<Opened[]> {
  const rows = await withShelf(async (db) => {
    const read = db.transaction("entries");
    const [places, entries] = await Promise.all([read.store.getAllKeys(), read.store.getAll()]);
    return places.map((place, index) => ({ place, entry: entries[index] as ShelfEntry }));
  });
  const opened = await Promise.all(
    rows.map(async (row) => {
      const text = await unseal(key, row.entry.label).catch(() => undefined);
      return text === undefined ? [] : [{ ...row, label: JSON.parse(text) as Label }];
    }),
  );
  return opened.flat();
}

async function keepBounds(): Promise<void> {
  await withShelf(async (db) => {
    const write = db.transaction("entries", "readwrite");
    const [places, entries] = await Promise.all([write.store.getAllKeys(), write.store.getAll()]);
    const newest = places
      .map((place, index) => ({ place, entry: entries[index] as ShelfEntry }))
      .sort((a, b) => b.entry.usedAt - a.entry.usedAt);
    let bytes = 0;
    for (const [index, { place, entry }] of newest.entries()) {
      bytes += sizeOf(entry);
      if (index >= maxPages || bytes > maxBytes) await write.store.delete(place);
    }
    await write.done;
  });
}

const sizeOf = ({ label, page }: ShelfEntry) => label.bytes.byteLength + page.bytes.byteLength;
