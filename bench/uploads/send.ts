/** Multipart bodies as no browser would send them, over plain connections. */
import { type ClientRequest, request } from "node:http";
import { Readable } from "node:stream";

export interface Outgoing {
  type: string;
  bytes: number;
  chunks: () => Iterable<Buffer>;
  /** Whether its length is announced. */
  announced?: boolean;
}

const boundary = "bench-boundary";
const type = `multipart/form-data; boundary=${boundary}`;
const head = '\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const end = Buffer.from(`\r\n--${boundary}--\r\n`);
const opening = Buffer.from(`--${boundary}${head}`);
const next = Buffer.from(`\r\n--${boundary}${head}`);

/** Files as the parts `file` of one body. */
export function bodyOf(...files: readonly Buffer[]): Outgoing {
  const parts = files.flatMap((file, i) => [i > 0 ? next : opening, file]);
  const body = Buffer.concat([...parts, end]);
  return { type, bytes: body.length, chunks: () => [body], announced: true };
}

/** So many bytes of one file, or of one field's name. */
export function endless(bytes: number, where: "file" | "name" = "file"): Outgoing {
  const first =
    where === "file"
      ? opening
      : Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="`);
  const chunk = Buffer.alloc(64 * 1024, "x");
  return {
    type,
    bytes: first.length + bytes,
    *chunks() {
      yield first;
      for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
    },
  };
}

/** Answers the status; `cut` where the connection ended without one. */
export function post(address: string, body: Outgoing): Promise<string> {
  return new Promise((answer) => {
    const outgoing = open(address, body);
    outgoing.on("response", (response) => {
      response.resume();
      response.on("close", () => answer(String(response.statusCode)));
    });
    outgoing.on("error", () => answer("cut"));
    const source = Readable.from(body.chunks());
    source.pipe(outgoing);
    outgoing.on("close", () => source.destroy());
  });
}

/** Announces twice as many bytes as it sends, and stays open once they are written. */
export function openHalfWay(address: string, bytes: number): Promise<ClientRequest> {
  return new Promise((opened) => {
    const outgoing = open(address, { ...endless(2 * bytes), announced: true });
    outgoing.on("error", () => {});
    outgoing.write(opening);
    outgoing.write(Buffer.alloc(bytes), () => opened(outgoing));
  });
}

function open(address: string, { type, bytes, announced }: Outgoing): ClientRequest {
  const length = announced ? { "Content-Length": bytes } : {};
  return request(address, {
    method: "POST",
    agent: false,
    headers: { "Content-Type": type, ...length },
  });
}
