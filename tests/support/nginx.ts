import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "./free-port";
import type { RunningProxy } from "./rewriting-proxy";

const timeoutMs = 20_000;

/** nginx in front of a server with nothing but `proxy_pass`: HTTP/1.0 to it, Host replaced, bodies buffered. */
export async function startNginx(program: string, server: string): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), "timcheh-nginx-"));
  // Its workers run as another user where it is started by root.
  await chmod(folder, 0o755);
  const port = await findFreePort();
  await writeFile(join(folder, "nginx.conf"), configOf(folder, port, server));
  const log = join(folder, "error.log");
  const parameters = ["-p", folder, "-e", log, "-c", join(folder, "nginx.conf")];
  const child = spawn(program, parameters, { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "close");
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + timeoutMs;
  while (child.exitCode === null && performance.now() < deadline) {
    if (await fetch(`${url}/healthz`).catch(() => undefined)) return { url, stop };
    await wait(50);
  }
  const said = await readFile(log, "utf8").catch(() => "nothing");
  await stop();
  throw new Error(`nginx did not start: ${said}`);
}

function configOf(folder: string, port: number, server: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
    daemon off;
    pid ${folder}/nginx.pid;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass ${server}; }
      }
    }`;
}
