import { readFileSync, type Stats, statSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { type Environment, SettingsError, settingNames } from "./env";
import { meantBy } from "./env-names";

/** Read where SETTINGS_FILE names no other; a shop without the file has its settings from the environment. */
export const defaultSettingsFile = "timcheh.env";

/**
 * The environment with what the settings file adds: the environment wins where it says something. The server
 * and the commands at the terminal read it alike, so that both are the same shop. Throws a SettingsError that
 * names the file and its line, never a value.
 */
export function withSettingsFile(environment: Environment, folder = process.cwd()): Environment {
  const named = environment.SETTINGS_FILE;
  const path = resolve(folder, named || defaultSettingsFile);
  const text = readIfThere(path, Boolean(named));
  if (text === undefined) return environment;
  const problems = findProblems(text);
  if (problems.length > 0) {
    throw new SettingsError(problems.map((problem) => `${path}, ${problem}`).join("\n"));
  }
  const said = Object.entries(environment).filter(([, value]) => value);
  return { ...parseEnv(text), ...Object.fromEntries(said) };
}

function readIfThere(path: string, must: boolean): string | undefined {
  try {
    refuseIfOpen(path, statSync(path));
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    if (error.code === "ENOENT" && !must) return undefined;
    throw new SettingsError(`The settings file ${path} can't be read (${error.code})`);
  }
}

/** The file holds keys: others on the machine must not read it, a group that it is given to may. */
function refuseIfOpen(path: string, stat: Stats): void {
  if (process.platform === "win32" || !stat.isFile() || (stat.mode & 0o007) === 0) return;
  throw new SettingsError(
    `The settings file ${path} is open to every user of this machine: chmod 600 ${path}`,
  );
}

/** What would be lost or misread in silence, by line. */
function findProblems(text: string): string[] {
  const seen = new Set<string>();
  return text.split(/\r?\n/).flatMap((line, index) => {
    const problem = problemOf(line.trim(), seen);
    return problem ? [`line ${index + 1}: ${problem}`] : [];
  });
}

function problemOf(line: string, seen: Set<string>): string | undefined {
  if (line === "" || line.startsWith("#")) return undefined;
  const [, name = "", value = ""] = /^(?:export\s+)?(\w+)\s*=\s*(.*)$/.exec(line) ?? [];
  if (!name) return "is not NAME=value";
  if (!settingNames.has(name)) return `${name}: no such setting${guess(name)}`;
  if (seen.has(name)) return `${name} stands there twice`;
  seen.add(name);
  if (/^["'`]/.test(value)) {
    return /^(["'`]).*?\1\s*(#.*)?$/.test(value) ? undefined : `${name}: the quotes don't end`;
  }
  return /\S#/.test(value) ? `${name}: a # begins a comment, put the value in quotes` : undefined;
}

function guess(name: string): string {
  const meant = meantBy(name, {}, settingNames);
  return meant ? `, was ${meant} meant?` : "";
}
