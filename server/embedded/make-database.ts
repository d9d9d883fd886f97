import { fork } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { initdbProgram } from "./programs";

/**
 * Makes the database's files where there are none, in a child process. They are made aside and moved into
 * place when whole, so that a first start that is cut off leaves no half database.
 */
export async function makeDatabase(folder: string): Promise<void> {
  if (existsSync(join(folder, "PG_VERSION"))) return;
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  await runInitdb(aside);
  renameSync(aside, folder);
}

function runInitdb(folder: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(initdbProgram.url), [folder], {
      execArgv: initdbProgram.execArgv,
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let said = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-4000);
    });
    child.on("error", fail);
    child.on("exit", (code, signal) =>
      code === 0 ? done() : fail(new Error(`initdb ended with ${code ?? signal}: ${said}`)),
    );
  });
}
