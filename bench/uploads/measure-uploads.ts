/** What pictures cost the shop's memory: fair ones, and what only means harm. */
import { setTimeout as wait } from "node:timers/promises";
import type { Measured } from "../shop-process";
import { drawPictures, type Pictures } from "./pictures";
import { bodyOf, endless, type Outgoing, openHalfWay, post } from "./send";
import { type Taken, watchMemory } from "./watch-memory";

export interface UploadCost {
  sent: string;
  /** Bodies, half of them to the storefront and half to the backend. */
  bodies: number;
  /** How often each status came; `cut` where the connection was closed first. */
  answers: string;
  /** Resident MB, in each round. */
  rounds: Taken[];
}

interface Trial {
  sent: string;
  /** Makes one body. */
  body: () => Outgoing;
  bodies?: number;
  /** How many are under way together. */
  atOnce?: number;
}

/** Without the limits of one address, which would turn most of them away. */
export const patientShop = {
  LAB: "1",
  UPLOADS_PER_ADDRESS: "100000",
  NEWCOMERS_PER_ADDRESS: "100000",
};

const paths = ["/upload", "/api/upload"];
const defaultBodies = 20;

/** All within one process: what grows with use shows in the later ones. */
const roundsOfAll = 3;

/** Longer than the encoder stays without pictures. */
const quietMs = 35_000;
const megabyte = 1024 * 1024;

/** At rest first, then one line for each kind of body, then at rest again; all of it several times. */
export async function measureUploads(shop: Measured): Promise<UploadCost[]> {
  const pictures = await drawPictures();
  const trials = [...fairTrials(pictures), ...hostileTrials(pictures)];
  const costs: UploadCost[] = [];
  for (let round = 0; round < roundsOfAll; round++) {
    const lines = [await rest(shop, 0)];
    for (const trial of trials) lines.push(await run(shop, trial));
    lines.push(await stopHalfWay(shop), await rest(shop, quietMs));
    lines.forEach(({ taken, ...line }, i) => {
      costs[i] ??= { ...line, rounds: [] };
      costs[i].rounds.push(taken);
    });
  }
  return costs;
}

type Line = Omit<UploadCost, "rounds"> & { taken: Taken };

async function rest({ pid }: Measured, ms: number): Promise<Line> {
  await wait(ms);
  const taken = await (await watchMemory(pid))();
  const sent = ms === 0 ? "nothing: at rest" : `nothing for ${ms / 1000} s`;
  return { sent, bodies: 0, answers: "", taken };
}

function fairTrials({ photo, largest }: Pictures): Trial[] {
  return [
    { sent: "photographs of 12 megapixels, one by one", body: () => bodyOf(photo), atOnce: 1 },
    { sent: "the largest picture: 40 megapixels, 5 MB", body: () => bodyOf(largest), bodies: 2 },
  ];
}

function hostileTrials({ largest, ...harm }: Pictures): Trial[] {
  return [
    { sent: "the largest picture, 20 at once", body: () => bodyOf(largest), atOnce: 20 },
    { sent: "40 megapixels of 16 bits, interlaced", body: () => bodyOf(harm.deep), bodies: 4 },
    { sent: "40 megapixels of one colour", body: () => bodyOf(harm.plain) },
    { sent: "a PNG that claims 50,000 × 50,000 pixels", body: () => bodyOf(harm.promised) },
    { sent: "an archive of 256 MB, named .png", body: () => bodyOf(harm.archive) },
    { sent: "an SVG with scripts", body: () => bodyOf(harm.svg) },
    { sent: "a JPEG that breaks off", body: () => bodyOf(photoCut(largest)) },
    { sent: "200 files in one body", body: () => bodyOf(...Array(200).fill(harm.svg)) },
    { sent: "100 MB, announced", body: () => ({ ...endless(100 * megabyte), announced: true }) },
    { sent: "100 MB, not announced", body: () => endless(100 * megabyte) },
    { sent: "a field's name of 10 MB", body: () => endless(10 * megabyte, "name") },
    {
      sent: "5 MB that call themselves JSON",
      body: () => ({ ...bodyOf(largest), type: "application/json" }),
    },
  ];
}

const photoCut = (picture: Buffer) => picture.subarray(0, picture.length / 4);

async function run({ pid, origin }: Measured, trial: Trial): Promise<Line> {
  const { sent, body, bodies = defaultBodies, atOnce = 10 } = trial;
  const stopWatching = await watchMemory(pid);
  const answers: string[] = [];
  let next = 0;
  const sendSome = async () => {
    while (next < bodies) {
      const path = paths[next % paths.length] ?? "";
      next += 1;
      answers.push(await post(origin + path, body()));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, bodies) }, sendSome));
  return { sent, bodies, answers: tally(answers), taken: await stopWatching() };
}

/** Bodies that stop in their middle: the shop's memory while it waits for the rest. */
async function stopHalfWay({ pid, origin }: Measured): Promise<Line> {
  const stopWatching = await watchMemory(pid);
  const bodies = 200;
  const opened = await Promise.all(
    Array.from({ length: bodies }, (_, i) => openHalfWay(origin + (paths[i % 2] ?? ""), megabyte)),
  );
  const taken = await stopWatching();
  for (const request of opened) request.destroy();
  return { sent: "1 MB of 2, then silence", bodies, answers: "none", taken };
}

function tally(answers: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].map(([answer, count]) => `${count} × ${answer}`).join(", ");
}
