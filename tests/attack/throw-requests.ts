import fc from "fast-check";
import { z } from "zod";
import type { Outcome } from "./attack";
import { read } from "./call-api";
import { inParallel } from "./in-parallel";
import { newPerson } from "./people";
import { sendBytes, statusesOf } from "./send-bytes";
import { type StrangeRequest, strangeRequest } from "./strange-request";
import { noneBroke } from "./tally";
import type { Target } from "./target";

const atOnce = 8;
const timeoutMs = 20_000;

const description = z.object({ paths: z.record(z.string(), z.unknown()) });

/** Every call that the shop describes, with a star for each parameter of its path. */
async function readCalls(target: Target): Promise<string[]> {
  const { paths } = await read(target, description, "GET", "openapi.json");
  return Object.keys(paths).map((path) => `/api${path.replace(/\{[^}]*\}/g, "*")}`);
}

/** The bytes of a request, whatever they are. */
function bytesOf({ method, address, headers, body }: StrangeRequest, host: string, token: string) {
  const length = Buffer.byteLength(body);
  const lines = [
    `${method} ${address} HTTP/1.1`,
    `Host: ${host}`,
    "Connection: close",
    ...headers.map(([name, value]) => `${name}: ${value.replaceAll("TOKEN", token)}`),
    ...(length > 0 ? [`Content-Length: ${length}`] : []),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`);
}

/**
 * Throws so many requests at a shop, the same ones for the same seed. Held where none is an error of the
 * server's, none tells of its inside, none leads to another host, and each gets an answer.
 */
export async function throwRequests(
  target: Target,
  { seed, requests }: { seed: number; requests: number },
): Promise<Outcome> {
  const { host } = new URL(target.url);
  const { token } = await newPerson(target);
  const thrown = fc.sample(strangeRequest(await readCalls(target)), { seed, numRuns: requests });
  const answers = await inParallel(thrown, atOnce, async (request) => {
    const text = await sendBytes(target, bytesOf(request, host, token), timeoutMs);
    const status = Number(statusesOf(text)[0]) || 0;
    const location = /^location: (.*)\r$/im.exec(text)?.[1];
    const isAway = location !== undefined && !leadsHome(location, target.url);
    return { request, status, text, isAway };
  });
  const { answer, held } = noneBroke(answers);
  const bad = answers.filter(
    ({ status, isAway }) => isAway || status === 0 || (status >= 500 && status !== 503),
  );
  const worst = bad
    .slice(0, 3)
    .map(({ request: { method, address } }) => `${method} ${address}`.slice(0, 120));
  return { answer: [answer, ...worst].join("; "), held: held && bad.length === 0 };
}

const leadsHome = (location: string, url: string) =>
  URL.canParse(location, url) && new URL(location, url).origin === new URL(url).origin;
