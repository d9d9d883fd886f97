/** Load from this process, and what it cost the processes that served it. */
import autocannon from "autocannon";
import { cpuSeconds } from "./shop-process";

export interface Load {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of CPU per request, of all `pids` together. */
  cpuPerRequest: number;
  /** Answers other than 2xx; a run with any measures something else. */
  failures: number;
}

export interface Plan {
  origin: string;
  paths: readonly string[];
  headers: Record<string, string>;
  /** Cookie headers that take turns. */
  cookies?: readonly string[];
  connections: number;
  /** How many requests in all. */
  amount: number;
  /** Whose CPU counts: asked for at the end, for servers that start workers under load. */
  pids: () => Promise<readonly number[]>;
}

export async function runLoad(plan: Plan): Promise<Load> {
  const pids = await plan.pids();
  const cookies = plan.cookies?.map((cookie) => ({ cookie })) ?? [{}];
  const before = await cpuSeconds(pids);
  const started = performance.now();
  const result = await autocannon({
    url: plan.origin,
    connections: plan.connections,
    amount: plan.amount,
    requests: plan.paths.flatMap((path) =>
      cookies.map((cookie) => ({ path, headers: { ...plan.headers, ...cookie } })),
    ),
  });
  // autocannon rounds the duration to whole seconds.
  const seconds = (performance.now() - started) / 1000;
  const cpu = (await cpuSeconds(await plan.pids())) - before;
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuPerRequest: (cpu * 1000) / result.requests.total,
    failures: result.non2xx + result.errors,
  };
}
