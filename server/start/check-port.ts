import { once } from "node:events";
import { createServer } from "node:net";
import { problemOf, StartProblem } from "./start-problem";

/** Whether the port can be listened on: found out by doing it. */
export async function checkPort(port: number, host: string | undefined): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  try {
    const listening = once(server, "listening");
    server.listen(port, host);
    await listening;
  } catch (error) {
    throw portProblem(error, port, host);
  }
  const closed = once(server, "close");
  server.close();
  await closed;
}

/** Why nobody can listen there, in plain words. */
export function portProblem(error: unknown, port: number, host: string | undefined): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const where = `Port ${port}${host ? ` of ${host}` : ""} (PORT, HOST)`;
  if (code === "EACCES") {
    return new StartProblem("port", `${where}: this user may not listen there (EACCES).`);
  }
  if (code === "ENOTFOUND") {
    return new StartProblem("port", `${where}: nobody knows a host of this name (ENOTFOUND).`);
  }
  const problem = problemOf(error);
  return problem?.reason === "port"
    ? new StartProblem("port", `${where}: ${problem.message}`)
    : error;
}
