import { createHash } from "node:crypto";
import type { Filling } from "~/fill-holes.server";
import { hashSource } from "~/request/csp.server";
import type { HoleName, HolePlace, SharedHole } from "~/request/holes";
import type { Page } from "./page";
import { makePiece, type Piece } from "./piece";

/** A page's bytes between its holes, compressed once for all its shoppers. */
export interface PagePieces {
  /** One more than there are holes. */
  between: readonly Piece[];
  /** How the page's policy names what its `script` hole holds for everybody; undefined without one. */
  scriptHash: string | undefined;
}

/** What a shopper's pages have in their holes, compressed once for all of them. */
export interface PackedFilling extends Omit<Filling, "contents" | "heart" | "wishes"> {
  contents: ReadonlyMap<SharedHole, Piece>;
  heart: { pressed: Piece; open: Piece };
  wishes: ReadonlySet<number>;
  /** Tells it from others in an ETag. */
  tag: string;
}

/** Compresses what is between a page's holes. */
export async function cutPage(body: Buffer, holes: readonly HolePlace[]): Promise<PagePieces> {
  const starts = [0, ...holes.map(({ end }) => end)];
  const ends = [...holes.map(({ start }) => start), body.length];
  const between = starts.map((start, position) => makePiece(body.subarray(start, ends[position])));
  const script = holes.find(({ name }) => name === "script");
  const markup = script && body.toString("utf8", script.start, script.end);
  return {
    between: await Promise.all(between),
    scriptHash: markup && hashSource(markup.replace(/^<script>|<\/script>$/g, "")),
  };
}

/** Compresses what is in a shopper's holes. */
export async function packFilling(filling: Filling): Promise<PackedFilling> {
  const { contents, heart, wishes, ...rest } = filling;
  const pieceOf = (text: string) => makePiece(Buffer.from(text));
  const packed = Object.entries(contents).map(
    async ([name, text]) => [name as SharedHole, await pieceOf(text)] as const,
  );
  const words = JSON.stringify([contents, wishes]);
  return {
    ...rest,
    contents: new Map(await Promise.all(packed)),
    heart: { pressed: await pieceOf(heart.pressed), open: await pieceOf(heart.open) },
    wishes: new Set(wishes),
    tag: createHash("sha256").update(words).digest("base64url").slice(0, 22),
  };
}

/** The page's parts in their order, with the shopper's own in its holes. */
export function fillPage({ holes = [] }: Page, pieces: PagePieces, filling: PackedFilling) {
  return pieces.between.flatMap((piece, position) => {
    const hole = holes[position];
    return hole ? [piece, contentOf(filling, hole.name)] : [piece];
  });
}

function contentOf(filling: PackedFilling, name: HoleName): Piece {
  if (name.startsWith("heart.")) {
    const isWished = filling.wishes.has(Number(name.slice("heart.".length)));
    return isWished ? filling.heart.pressed : filling.heart.open;
  }
  const content = filling.contents.get(name as SharedHole);
  if (!content) throw new Error(`Nothing fills the hole ${name}`);
  return content;
}

/** A page's header block for one shopper. */
export function fillHeaders(
  headers: readonly string[],
  page: Page,
  { scriptHash }: PagePieces,
  filling: PackedFilling,
): string[] {
  const filled = headers.map((value, at) => {
    const name = at % 2 === 1 && headers[at - 1];
    if (name === "etag") return filledEtag(page, filling);
    if (name === "cache-control" && filling.noStore) return "no-store";
    if (name === "content-security-policy" && scriptHash) {
      return value.replace(scriptHash, filling.scriptHash);
    }
    return value;
  });
  return [...filled, "x-personal", "1"];
}

/** Another one as soon as the page or what is its shopper's differs. */
export function filledEtag(page: Page, { tag }: PackedFilling): string {
  return `${page.etag.slice(0, -1)}.${tag}"`;
}
