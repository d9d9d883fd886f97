import { type Logger, pino } from "pino";

/** The one logger of a process: JSON lines on standard output. */
export function createLog(level: string): Logger {
  return pino({ level, base: undefined });
}

/** A path for the log, without what logs in: the token of a magic link, on its page and in its call. */
export function loggedPath(url: string): string {
  return url.replace(/(\/login\/(?:links\/)?)[^/?]{10,}/, "$1…").slice(0, 300);
}
