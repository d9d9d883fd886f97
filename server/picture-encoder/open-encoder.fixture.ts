import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { PictureTask } from "#backend/ports/picture-encoder";
import { createForkedEncoder, type EncoderTimes, forkEncoder } from "./forked-encoder";

/** A forked encoder that is closed after the test, the processes it started, and what it warned of. */
export function openEncoder(times: Partial<EncoderTimes> = {}) {
  const children: ChildProcess[] = [];
  const warnings: object[] = [];
  const log = { info: () => {}, warn: (said: object) => warnings.push(said), error: () => {} };
  const fork = () => {
    const child = forkEncoder();
    children.push(child);
    return child;
  };
  const encoder = createForkedEncoder(log, { pictureMs: 60_000, idleMs: 60_000, ...times }, fork);
  onTestFinished(encoder.close);
  const newest = () => {
    const child = children.at(-1);
    if (!child) throw new Error("No encoder has been started.");
    return child;
  };
  return { encoder, newest, started: () => children.length, warnings };
}

/** The task to take these bytes in, as a file that is gone after the test. */
export async function taskOf(bytes: Buffer, ratio: [number, number] | null = null) {
  const folder = await mkdtemp(join(tmpdir(), "timcheh-encoder-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, "file");
  await writeFile(path, bytes);
  return { kind: "take", path, ratio } satisfies PictureTask;
}
