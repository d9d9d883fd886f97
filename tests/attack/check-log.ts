import type { Attack } from "./attack";

/** What no log has, whatever was tried: the end of a process, and what the attacks logged in with. */
const faults = [/unhandled ?rejection/i, /uncaught ?exception/i, /heap out of memory/i];

/** The last of every area: what its attacks left in the shop's log. */
export const checkLog: Attack = {
  name: "reading the log after all of these: tokens, codes, passwords, links, names, e-mails",
  heldBy: "server/log.security.test.ts",
  run: async ({ secrets, log }) => {
    const text = log();
    const leaked = [...secrets].filter((secret) => text.includes(secret));
    const broken = faults.filter((fault) => fault.test(text));
    const lines = text.split("\n").length;
    return {
      answer:
        leaked.length + broken.length === 0
          ? `${secrets.size} secrets, none in ${lines} lines`
          : `in the log: ${[...leaked.map(shorten), ...broken].join(", ")}`,
      held: leaked.length + broken.length === 0,
    };
  },
};

const shorten = (text: string) => (text.length > 12 ? `${text.slice(0, 12)}…` : text);
