import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { projectFolder, runCommand } from "./command";
import { onPath, starts } from "./on-path";

const folder = join(projectFolder, "node_modules/.cache/nginx");
const unpacked = join(folder, "usr/sbin/nginx");

/**
 * An nginx that starts: NGINX_PATH, the system's; else the distribution's package is unpacked, and not
 * installed, for then it would begin to serve. Says what it did; undefined when there is none to be had.
 */
export async function provideNginx(): Promise<string | undefined> {
  const found = findNginx();
  if (found) return tell(found, "found");
  if (!onPath("apt-get") || !onPath("dpkg-deb")) return undefined;
  console.log("nginx: none here, asking the distribution for its package");
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === 0) await runCommand("apt-get", ["update"]);
  await runCommand("apt-get", ["download", "nginx"], { cwd: folder });
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".deb"))) {
    await runCommand("dpkg-deb", ["--extract", join(folder, file), folder]);
  }
  const fetched = findNginx();
  return fetched && tell(fetched, "unpacked");
}

export function findNginx(): string | undefined {
  const candidates = [process.env.NGINX_PATH, onPath("nginx"), "/usr/sbin/nginx", unpacked];
  return candidates.find((path) => path !== undefined && existsSync(path) && starts(path, "-v"));
}

function tell(path: string, how: string): string {
  console.log(`nginx: ${path} (${how})`);
  return path;
}
