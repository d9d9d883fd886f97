import { entityTypeNames } from "#backend/features/import-export/import/entity-types/entity-type";
import { type Command, Refusal, type Terminal } from "./command";
import { couponCommand } from "./commands/coupon";
import { exportCommand } from "./commands/export";
import { importCommand } from "./commands/import";
import { migrateCommand } from "./commands/migrate";
import { orderCommand } from "./commands/order";
import { paymentCommand } from "./commands/payment";
import { picturesCommand } from "./commands/pictures";
import { seedCommand } from "./commands/seed";
import { setCommand } from "./commands/set";
import { staffCommand } from "./commands/staff";
import { vacuumCommand } from "./commands/vacuum";
import { chooseLanguage, type Say, speak } from "./say";

const commands = {
  import: importCommand,
  export: exportCommand,
  seed: seedCommand,
  migrate: migrateCommand,
  vacuum: vacuumCommand,
  set: setCommand,
  pictures: picturesCommand,
  staff: staffCommand,
  coupon: couponCommand,
  payment: paymentCommand,
  order: orderCommand,
} satisfies Record<string, Command>;
type CommandName = keyof typeof commands;

/** Runs the command that the arguments name; answers the exit code. */
export async function runShop(args: string[], io: Omit<Terminal, "say">): Promise<number> {
  const terminal = { ...io, say: speak(chooseLanguage(args, io.environment)) };
  const [name = "help", ...rest] = args;
  if (name === "help" || name === "--help" || rest.includes("--help")) {
    const about = [name, ...rest].find(isCommand);
    terminal.tell(about ? helpOf(about, terminal.say) : help(terminal.say));
    return 0;
  }
  if (!isCommand(name)) {
    terminal.tell(terminal.say("unknown.command", { name }));
    terminal.tell(help(terminal.say));
    return 1;
  }
  try {
    return await commands[name](rest, terminal);
  } catch (error) {
    if (error instanceof Refusal) terminal.tell(error.message);
    else if (isMisread(error)) {
      terminal.tell(terminal.say("bad.options", { reason: error.message }));
      terminal.tell(helpOf(name, terminal.say));
    } else throw error;
    return 1;
  }
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

/** What node:util's parseArgs throws. */
function isMisread(error: unknown): error is Error {
  return (
    error instanceof TypeError && "code" in error && /^ERR_PARSE_ARGS/.test(String(error.code))
  );
}

function help(say: Say): string {
  const names = [...Object.keys(commands).filter(isCommand), "help"] as const;
  const lines = names.map((name) => `  ${say(`help.${name}`)}`);
  return [say("help.usage"), "", ...lines, "", say("help.everywhere")].join("\n");
}

function helpOf(name: CommandName, say: Say): string {
  const head = `npm run shop -- ${say(`help.${name}`)}`;
  if (name === "migrate" || name === "vacuum") return head;
  return `${head}\n${say(`help.${name}.options`, { kinds: entityTypeNames.join(", ") })}`;
}
