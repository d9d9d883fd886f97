/** The shop's small command line: `npm run shop -- help`. */
import { once } from "node:events";
import { runShop } from "./run-shop";

process.exitCode = await runShop(process.argv.slice(2), {
  environment: process.env,
  tell: (line) => console.error(line),
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, "drain");
  },
});
