import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export interface Received {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
}

/** An SMTP server of a test's own: takes mail with a login, and refuses whom it doesn't know. */
export async function openSmtpServer({ user = "shop", password = "s3cret" } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth: (auth, _session, answer) => {
      const right = auth.username === user && auth.password === password;
      answer(right ? null : new Error("wrong login"), { user });
    },
    onRcptTo: ({ address }, _session, answer) =>
      answer(address.startsWith("nobody") ? new Error("no such mailbox") : null),
    onData: (stream, { envelope }, answer) => {
      const { mailFrom, rcptTo } = envelope;
      void text(stream).then((raw) => {
        const from = mailFrom ? mailFrom.address : "";
        received.push({ from, to: rcptTo.map(({ address }) => address), raw });
        answer();
      });
    },
  });
  const socket = server.listen(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => new Promise((closed) => server.close(closed)));
  const { port } = socket.address() as AddressInfo;
  return { received, url: `smtp://${user}:${password}@127.0.0.1:${port}` };
}
