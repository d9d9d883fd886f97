import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * The languages that the shop's settings name, written in one way: `en,fa,de`; undefined where they name none. Builds and
 * commands need them before anything of TypeScript is loaded; what is wrong with them the settings' own reader says (server/env.ts).
 * @param {NodeJS.ProcessEnv} environment
 */
export function namedLanguages(environment) {
  const said = environment.LANGUAGES || inFile(environment.SETTINGS_FILE || "timcheh.env");
  return (
    said
      ?.split(/[\s,]+/)
      .filter(Boolean)
      .join(",") || undefined
  );
}

/** @param {string} path */
function inFile(path) {
  try {
    return parseEnv(readFileSync(path, "utf8").replace(/^\uFEFF/, "")).LANGUAGES;
  } catch {
    return undefined;
  }
}
