import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../", import.meta.url));

/** Every stylesheet of the storefront: its path below `app/` and its text. */
export function readStyleFiles(): { name: string; text: string }[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".css"))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}
