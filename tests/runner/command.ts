import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Variables on top of our own. */
export type Environment = Record<string, string>;

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Takes what a program says. */
export type Hear = (text: string) => void;

interface Options {
  env?: Environment;
  cwd?: string;
  /** Without it the program speaks for itself. */
  hear?: Hear;
}

/** Runs a program in the project's folder or another; answers its exit code. */
export function runCommand(
  program: string,
  parameters: readonly string[],
  { env = {}, cwd = projectFolder, hear }: Options = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: hear ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => hear?.(text));
    }
    child.on("error", (error) => {
      const text = `${program}: ${error.message}`;
      hear ? hear(text) : console.error(text);
      resolve(127);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Runs the command line of one of the project's own packages with this very Node. */
export function runPackage(
  script: string,
  parameters: readonly string[],
  options?: Options,
): Promise<number> {
  return runCommand(process.execPath, [`node_modules/${script}`, ...parameters], options);
}
