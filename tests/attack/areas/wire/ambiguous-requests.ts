import type { Attack, Outcome } from "../../attack";
import { inParallel } from "../../in-parallel";
import { sendBytes, statusesOf } from "../../send-bytes";
import { tally } from "../../tally";
import type { Target } from "../../target";

/** Requests that a shop and a proxy in front of it could read differently; each may get one answer. */
const ambiguous: readonly [name: string, head: string][] = [
  [
    "two lengths",
    "POST /api/login HTTP/1.1\r\nHost: H\r\nContent-Length: 2\r\nContent-Length: 40\r\n",
  ],
  [
    "a length and chunks",
    "POST /api/login HTTP/1.1\r\nHost: H\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n",
  ],
  [
    "chunks by another name",
    "POST /api/login HTTP/1.1\r\nHost: H\r\nTransfer-Encoding: xchunked\r\n",
  ],
  [
    "chunks twice",
    "POST /api/login HTTP/1.1\r\nHost: H\r\nTransfer-Encoding: chunked, identity\r\n",
  ],
  ["a length with a sign", "POST /api/login HTTP/1.1\r\nHost: H\r\nContent-Length: +2\r\n"],
  ["a space before the colon", "POST /api/login HTTP/1.1\r\nHost: H\r\nContent-Length : 2\r\n"],
  ["a folded header", "GET /fa HTTP/1.1\r\nHost: H\r\nX-A: a\r\n GET /api/user HTTP/1.1\r\n"],
  ["bare newlines", "GET /fa HTTP/1.1\nHost: H\n"],
  ["no host", "GET /fa HTTP/1.1\r\n"],
  ["two hosts", "GET /fa HTTP/1.1\r\nHost: H\r\nHost: evil.example\r\n"],
  ["an impossible host", "GET /fa HTTP/1.1\r\nHost: a b<>\r\n"],
  ["another version", "GET /fa HTTP/9.9\r\nHost: H\r\n"],
  ["a whole address", "GET http://evil.example/fa HTTP/1.1\r\nHost: H\r\n"],
  ["no address", "GET * HTTP/1.1\r\nHost: H\r\n"],
  ["NUL in a header", "GET /fa HTTP/1.1\r\nHost: H\r\nX-A: a\0b\r\n"],
];

/** How a request ends, and the body that it has by one way of reading it. */
function endOf(head: string): string {
  const line = head.includes("\r\n") ? "\r\n" : "\n";
  const body = head.includes("Content-Length: 4")
    ? "0\r\n\r\n"
    : head.startsWith("POST")
      ? "{}"
      : "";
  return `Connection: close${line}${line}${body}`;
}

async function sendAll({ url }: Target): Promise<Outcome> {
  const { host } = new URL(url);
  const second = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const answers = await inParallel(ambiguous, 4, async ([name, written]) => {
    const head = written.replace("Host: H", `Host: ${host}`);
    return { name, statuses: statusesOf(await sendBytes({ url }, head + endOf(head) + second)) };
  });
  const firsts = answers.map(({ statuses }) => statuses[0] ?? "closed");
  const twice = answers.filter(({ statuses }) => statuses.length > 1).map(({ name }) => name);
  return {
    answer: `${tally(firsts)}; ${twice.join(", ") || "none"} answered twice`,
    held: twice.length === 0 && firsts.every((status) => status === "closed" || status < 500),
  };
}

export const ambiguousRequests: Attack = {
  name: "requests that a proxy could read otherwise, each with a second one behind it",
  heldBy: "tests/api/attack.spec.ts",
  run: sendAll,
};
