import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

export interface SlowServer {
  url: string;
  /** Whom it took a mail for, each time. */
  delivered: string[];
  close(): Promise<void>;
}

/** A mail server on loopback that takes so long for each mail before it says that it has it. */
export async function openSlowServer(delayMs: number): Promise<SlowServer> {
  const delivered: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, { envelope }, answer) => {
      stream.resume();
      void wait(delayMs).then(() => {
        delivered.push(...envelope.rcptTo.map(({ address }) => address));
        answer();
      });
    },
  });
  const socket = server.listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
