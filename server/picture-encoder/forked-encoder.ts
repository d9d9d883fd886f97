import { type ChildProcess, fork as forkProgram } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Log } from "#backend/ports/log";
import type { EncodePicture, PictureTask } from "#backend/ports/picture-encoder";
import { encoderProgram } from "./program";

export interface EncoderTimes {
  /** How long one picture may take, in ms. */
  pictureMs: number;
  /** After how long without pictures the process is ended, in ms. */
  idleMs: number;
}

export interface ForkedEncoder {
  encode: EncodePicture;
  /** Ends the process, whatever it does. */
  close(): void;
}

type Answer = Awaited<ReturnType<EncodePicture>>;

/** Pictures lie outside of V8's heap, which therefore needs little. */
const heapMb = 64;

/**
 * Decodes pictures in a process of its own: what decoders free goes back to the system at the latest when it
 * ends, and a picture that kills it is refused as one that is broken. It starts with the first picture, and
 * anew after it died or was ended for having nothing to do.
 */
export function createForkedEncoder(
  log: Log,
  { pictureMs, idleMs }: EncoderTimes = { pictureMs: 30_000, idleMs: 30_000 },
  fork = forkEncoder,
): ForkedEncoder {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork();
    started.on("error", (error) => log.error({ err: error }, "picture encoder failed"));
    return started;
  }

  function close(): void {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  }

  async function encode(task: PictureTask): Promise<Answer> {
    clearTimeout(idle);
    if (!child?.connected) child = start();
    const answer = await handOver(child, task, pictureMs);
    idle = setTimeout(close, idleMs).unref();
    if (answer) return answer;
    log.warn({ code: child?.exitCode, signal: child?.signalCode }, "a picture ended its encoder");
    return { refused: "upload.broken" };
  }

  return { encode, close };
}

export function forkEncoder(): ChildProcess {
  const child = forkProgram(fileURLToPath(encoderProgram.url), {
    execArgv: [...encoderProgram.execArgv, `--max-old-space-size=${heapMb}`],
    // By default glibc keeps what each thread freed, and the decoders run in several.
    env: { MALLOC_ARENA_MAX: "2", ...process.env },
    // Buffers go over as they are.
    serialization: "advanced",
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/** What the process makes of a picture; undefined where it ended, or had to be, before it said so. */
async function handOver(
  child: ChildProcess,
  task: PictureTask,
  withinMs: number,
): Promise<Answer | undefined> {
  const listening = new AbortController();
  const { signal } = listening;
  const answered = once(child, "message", { signal }).then(([answer]) => answer as Answer);
  const ended = once(child, "exit", { signal }).then(() => undefined);
  const tooLong = setTimeout(() => child.kill("SIGKILL"), withinMs);
  // One that can't be told has ended, and its end is heard.
  child.send(task, () => {});
  try {
    return await Promise.race([answered, ended]);
  } finally {
    clearTimeout(tooLong);
    listening.abort();
  }
}
