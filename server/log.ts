import { type DestinationStream, type Logger, pino } from "pino";
import { redactEntry } from "~/request/log/redact-entry.server";

/**
 * The one logger of a process: JSON lines on standard output, or on what is handed in. Whatever is said through
 * it is redacted here, so that no caller has to think of it.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const hooks: pino.LoggerOptions["hooks"] = {
    logMethod(args, method) {
      const [first, ...rest] = args.map((said) => redactEntry(said));
      const fields = (args[0] as unknown) instanceof Error ? { err: first } : first;
      method.apply(this, [fields, ...rest] as typeof args);
    },
  };
  // The usual one would make an error anew of what is described already.
  const serializers = { err: (described: unknown) => described };
  return pino({ level, base: undefined, hooks, serializers }, destination);
}
