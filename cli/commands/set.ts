import { parseArgs } from "node:util";
import { changeSettings } from "#backend/features/settings/change-settings";
import { SettingRefused } from "#backend/features/settings/owner-settings";
import { readSettings } from "#backend/features/settings/read-settings";
import { type Command, everywhere, Refusal, type Terminal } from "../command";
import { printable } from "../printable";
import type { Say } from "../say";
import { tellSellerGaps } from "../seller-notice";
import { meaningOf } from "../setting-meanings";
import { withDatabase } from "../with-database";

/** `shop set`: lists what the owner can settle, or settles it: `set KEY VALUE [KEY VALUE…]`. */
export const setCommand: Command = async (args, terminal) => {
  const { positionals } = parseArgs({ args, options: everywhere, allowPositionals: true });
  const changes = pairs(positionals, terminal);
  await withDatabase(terminal, async (database, { demo }) => {
    if (positionals.length > 0) {
      await changeSettings(database, changes).catch(refuse(terminal.say));
    }
    for (const { name, value } of await readSettings(database)) {
      if (positionals.length > 0 && !(name in changes)) continue;
      const { what, example } = meaningOf(name, terminal.say);
      terminal.tell(`${name} = ${value === null ? "–" : printable(value)}`);
      if (positionals.length === 0) terminal.tell(terminal.say("set.meaning", { what, example }));
    }
    await tellSellerGaps(database, demo, terminal);
  });
  return 0;
};

/** KEY VALUE, as often as wanted. */
function pairs(words: readonly string[], { say }: Terminal): Record<string, string> {
  const changes: Record<string, string> = {};
  for (let index = 0; index < words.length; index += 2) {
    const [key = "", value] = words.slice(index, index + 2);
    if (value === undefined) throw new Refusal(say("set.no.value", { name: key }));
    changes[key] = value;
  }
  return changes;
}

const refuse = (say: Say) => (error: unknown) => {
  if (!(error instanceof SettingRefused)) throw error;
  const { setting, code, detail } = error;
  const what = say(`set.bad.${code}`, { detail });
  throw new Refusal(say("set.bad", { name: setting, what }));
};
