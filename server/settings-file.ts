import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, type Stats, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { type Environment, SettingsError, settingNames } from "./env";

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

/** A setting that doesn't exist, and the one that was probably meant. */
interface Misspelt {
  name: string;
  meant: string;
}

/**
 * First words of settings that others' variables begin with, too: LOG_FORMAT, NODE_OPTIONS, SESSION_MANAGER. With any
 * other first word a name that is no setting was meant as one.
 */
const sharedWords: ReadonlySet<string> = new Set([
  "ALLOW",
  "API",
  "AUTO",
  "BUILD",
  "DATA",
  "DEMO",
  "HOST",
  "IGNORE",
  "LAB",
  "LOG",
  "NODE",
  "PACKAGE",
  "PORT",
  "PUBLIC",
  "SERVICE",
  "SESSION",
]);

/** Beginnings that no setting has and the shop is meant by all the same, and where each leads to. */
const otherBeginnings: Readonly<Record<string, string>> = {
  VALKEY_: "REDIS_URL",
  STRIPE_: "PAYMENT_STRIPE_KEY",
  ZARINPAL_: "PAYMENT_ZARINPAL_MERCHANT",
};

/** What other programs or hasty people call the same. Beside ours it is let be: a platform may set it, and nothing is lost. */
const otherNames: Readonly<Record<string, string>> = {
  DB_URL: "DATABASE_URL",
  POSTGRES_URL: "DATABASE_URL",
  POSTGRESQL_URL: "DATABASE_URL",
  APP_URL: "PUBLIC_URL",
  INDEXNOW: "INDEXNOW_KEY",
  LANGS: "LANGUAGES",
};

/** Near to one of ours, and well known as another program's: gettext's, which Debian sets for whoever logs in. */
const foreign: ReadonlySet<string> = new Set(["LANGUAGE"]);

/** Shorter names are too near to anything. */
const shortestGuessed = 4;

/** Finds the names that are no setting but were meant as one. */
export function findMisspelt(
  given: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): Misspelt[] {
  return Object.keys(given).flatMap((name) => {
    if (known.has(name) || foreign.has(name) || isServiceLink(name, String(given[name]))) return [];
    const meant = meantBy(name, given, known);
    return meant ? [{ name, meant }] : [];
  });
}

/** The setting that a name was probably meant for; undefined where it is nobody's. */
function meantBy(
  name: string,
  given: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): string | undefined {
  const other = otherNames[name];
  if (other) return other in given ? undefined : other;
  const own = ownBeginning(name, known);
  return (
    nearest(name, known) ??
    spelledAlike(name, known) ??
    (own && (longestAlike(name, own, known) ?? otherBeginnings[own]))
  );
}

/** The beginning by which a name can be nobody else's: a first word, or two where the first is shared (ALLOW_DEMO_…). */
function ownBeginning(name: string, known: ReadonlySet<string>): string | undefined {
  const beginnings = [...known].flatMap((setting) => {
    const [first = "", second = "", third] = setting.split("_");
    if (!sharedWords.has(first)) return second ? `${first}_` : [];
    return third ? `${first}_${second}_` : [];
  });
  return [...beginnings, ...Object.keys(otherBeginnings)].find((start) =>
    name.toUpperCase().startsWith(start),
  );
}

/** The setting whose words a name has, cut short or drawn out: DATA_DIRECTORY, TRUST_PROXIES, PAGE_CACHE without its last. */
function spelledAlike(name: string, known: ReadonlySet<string>): string | undefined {
  const words = name.toUpperCase().split("_");
  if (words.length < 2) return undefined;
  return [...known].find((setting) => {
    const own = setting.split("_");
    return words.length <= own.length && words.every((word, at) => isSameWord(word, own[at] ?? ""));
  });
}

/** One may go on where the other ends, or change its last letter there (PROXY, PROXIES). */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  const same = Math.max(3, shorter - 1);
  return shorter >= 3 && a.slice(0, same) === b.slice(0, same);
}

/** Kubernetes tells each container of its services: REDIS_PORT=tcp://…, REDIS_SERVICE_HOST. */
function isServiceLink(name: string, value: string): boolean {
  if (/_SERVICE_(HOST|PORT(_\w+)?)$|_PORT_\d+_(TCP|UDP|SCTP)(_\w+)?$/.test(name)) return true;
  return name.endsWith("_PORT") && /^(tcp|udp|sctp):/.test(value);
}

/** Of the settings with the same beginning, the one that goes along furthest. */
function longestAlike(name: string, own: string, known: ReadonlySet<string>): string | undefined {
  const alike = (setting: string) => [...setting].findIndex((letter, at) => letter !== name[at]);
  const kin = [...known].filter((setting) => setting.startsWith(own));
  const whole = kin.find((setting) => name.startsWith(`${setting}_`));
  return whole ?? kin.sort((a, b) => alike(b) - alike(a))[0];
}

function nearest(name: string, known: ReadonlySet<string>): string | undefined {
  let best: { setting: string; slips: number } | undefined;
  for (const setting of known) {
    if (setting.length < shortestGuessed) continue;
    const allowed = setting.length < 6 ? 1 : 2;
    if (Math.abs(setting.length - name.length) > allowed) continue;
    const slips = countSlips(name.toUpperCase(), setting);
    if (slips <= allowed && slips < (best?.slips ?? Infinity)) best = { setting, slips };
  }
  return best?.setting;
}

/** Letters left out, added, changed or swapped with their neighbour. */
function countSlips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + same,
          swapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/**
 * The session secret of a shop that was given none: made once, kept in the data folder for its owner's
 * eyes only. A file that is there but too short is an error, never silently replaced.
 */
export function keepSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "session-secret");
  try {
    writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length < 32) throw new Error(`${path} holds no secret: remove it to make a new one`);
  return secret;
}
