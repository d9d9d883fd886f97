/** The shop's small command line: `npm run shop -- help`. */
import "../server/start/settle-languages.js";
import { once } from "node:events";
import { type Environment, SettingsError } from "#server/env";
import { withSettingsFile } from "#server/settings-file";
import { runShop } from "./run-shop";
import { chooseLanguage, speak } from "./say";

const args = process.argv.slice(2);
const tell = (line: string) => console.error(line);

/** The shop's settings as its server reads them; undefined where the file is not right, which is then said. */
function readEnvironment(): Environment | undefined {
  try {
    return withSettingsFile(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    tell(speak(chooseLanguage(args, process.env))("bad.settings", { reason: error.message }));
    return undefined;
  }
}

const environment = readEnvironment();
// Whoever reads has enough, as `head` has: that is no fault.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
}

process.exitCode = environment
  ? await runShop(args, {
      environment,
      tell,
      write: async (text) => {
        if (!process.stdout.write(text)) await once(process.stdout, "drain");
      },
    })
  : 1;
