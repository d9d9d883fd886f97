import { runCommand } from "./command";
import { onPath, starts } from "./on-path";

/** A w3m that starts: W3M_PATH, the system's; else one is installed. Says what it did; undefined where none is to be had. */
export async function provideTextBrowser(): Promise<string | undefined> {
  const found = findTextBrowser();
  if (found) return tell(found, "found");
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return undefined;
  console.log("w3m: none here, asking the distribution for its package");
  await runCommand("apt-get", ["update"]);
  await runCommand("apt-get", ["install", "-y", "--no-install-recommends", "w3m"]);
  const installed = findTextBrowser();
  return installed && tell(installed, "installed by apt-get");
}

/** It needs a terminal, too, which `script` of util-linux gives; other systems' takes other parameters. */
export function findTextBrowser(): string | undefined {
  if (process.platform !== "linux" || !onPath("script")) return undefined;
  const candidates = [process.env.W3M_PATH, onPath("w3m")];
  return candidates.find((path) => path !== undefined && starts(path, "-version"));
}

function tell(path: string, how: string): string {
  console.log(`w3m: ${path} (${how})`);
  return path;
}
