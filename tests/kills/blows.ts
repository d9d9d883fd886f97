import { setTimeout as wait } from "node:timers/promises";
import type { KillableShop } from "../chaos/killable-shop";
import type { CuttableLine } from "./cuttable-line";
import type { KillableVisitor } from "./killable-visitor";

export interface Scene {
  shop: KillableShop;
  line: CuttableLine;
  visitor: KillableVisitor;
}

/** How many pieces must stand in the cart in the end, and how many may. */
export interface Wanted {
  least: number;
  most: number;
}

const random = (below: number) => Math.floor(Math.random() * below);
/** Longer than sending a log takes here, so that blows fall before, within and after it. */
const longestMs = 250;
/** More than the head of an answer, in which the cart's cookie comes. */
const longestCut = 1500;

/** The server dies while it is sent what waits, and comes back. */
async function killServer({ shop, visitor }: Scene): Promise<Wanted> {
  const pieces = await addSomeOffline(visitor);
  await visitor.setOffline(false);
  await wait(random(longestMs));
  await shop.kill();
  await shop.start();
  await visitor.look();
  return { least: pieces, most: pieces };
}

/** The line breaks in the middle of an answer: to what waited, or to a change that was never offline. */
async function cutLine({ line, visitor }: Scene): Promise<Wanted> {
  const isDirect = random(2) === 0;
  const pieces = isDirect ? 1 : await addSomeOffline(visitor);
  line.cutAfter(1 + random(longestCut));
  if (isDirect) await visitor.addAndSee();
  else await visitor.setOffline(false);
  await wait(1000);
  line.mend();
  await visitor.look();
  return { least: pieces, most: pieces };
}

/** The browser dies while it writes down a change, or while it sends what waits; what it said to be kept is kept. */
async function killBrowser({ visitor }: Scene): Promise<Wanted> {
  const pieces = await addSomeOffline(visitor);
  const isWriting = random(2) === 0;
  if (isWriting) await visitor.add();
  else await visitor.setOffline(false);
  await wait(random(longestMs));
  await visitor.kill();
  await visitor.start();
  await visitor.look();
  return { least: pieces, most: isWriting ? pieces + 1 : pieces };
}

async function addSomeOffline(visitor: KillableVisitor): Promise<number> {
  const pieces = 1 + random(3);
  await visitor.setOffline(true);
  for (let turn = 0; turn < pieces; turn++) await visitor.addOffline();
  return pieces;
}

export const blows = { server: killServer, line: cutLine, browser: killBrowser };
