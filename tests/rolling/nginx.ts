import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** nginx as Debian ships it, before several shops, on connections that it keeps. */
export async function startNginx(port: number, backends: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "timcheh-nginx-"));
  const config = join(folder, "nginx.conf");
  await writeFile(config, configOf(folder, port, backends));
  const child = spawn("nginx", ["-p", folder, "-c", config, "-e", join(folder, "error.log")], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` },
    stdio: ["ignore", "inherit", "inherit"],
  });
  await once(child, "spawn");
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) break;
    await wait(50);
  }
  return {
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A backend that refuses connections is asked again after a second. */
function configOf(folder: string, port: number, backends: readonly string[]): string {
  const servers = backends.map(
    (origin) => `server ${new URL(origin).host} max_fails=1 fail_timeout=1s;`,
  );
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `daemon off;
pid ${join(folder, "pid")};
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  ${places.join("\n  ")}
  upstream shops { ${servers.join(" ")} keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    keepalive_requests 1000000;
    location / {
      proxy_pass http://shops;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:${port};
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`;
}
