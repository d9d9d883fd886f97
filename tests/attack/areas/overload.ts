import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../../support/ask";
import type { Area } from "../attack";
import { callApi } from "../call-api";
import { inParallel, times } from "../in-parallel";
import { openSocket } from "../send-bytes";
import { noneBroke, statusesIn } from "../tally";
import { type Health, watchHealth } from "../watch-health";

const pages = 300;
const sockets = 500;
/** A probe that waits longer than this takes the shop for dead. */
const probeMs = 10_000;

const sayHealth = ({ asked, worstMs, failed }: Health) =>
  `/healthz asked ${asked} times, ${failed} failed, the slowest ${worstMs} ms`;
const isWell = ({ failed, worstMs }: Health) => failed === 0 && worstMs < probeMs;

export const overload: Area = {
  name: "overload",
  attacks: [
    {
      name: `${pages} different pages at once`,
      heldBy: "server/overload/overload.error.test.ts",
      run: async (target) => {
        const base = target.url;
        await ask("/fa", { base });
        const [answers, health] = await watchHealth(target, () =>
          inParallel(times(pages), pages, (place) =>
            ask(`/fa/home/products?min=${place + 1}`, { base }),
          ),
        );
        const busy = answers.filter(({ status }) => status === 503);
        const isTold = busy.every(({ headers }) => headers["retry-after"] !== undefined);
        const { answer, held } = noneBroke(answers);
        return {
          answer: `${answer}; ${sayHealth(health)}`,
          held: held && isTold && isWell(health),
        };
      },
    },
    {
      name: "200 logins at once, each for its own name",
      heldBy: "backend/ports/gate.test.ts",
      run: async (target) => {
        const [answers, health] = await watchHealth(target, () =>
          inParallel(times(200), 200, (place) =>
            callApi(target, "POST", "login", {
              body: { target: `crowd-${place}@x.co`, password: "x" },
            }),
          ),
        );
        const { answer, held } = noneBroke(answers);
        return { answer: `${answer}; ${sayHealth(health)}`, held: held && isWell(health) };
      },
    },
    {
      name: `${sockets} connections that send half a head, ${sockets} half a body, for eight seconds`,
      heldBy: "server/bound-connections.security.test.ts",
      run: async (target) => {
        const { host } = new URL(target.url);
        const half = `POST /fa/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
        const open = Array.from({ length: sockets * 2 }, (_, place) => {
          const socket = openSocket(target);
          socket.write(place % 2 ? half : `${half}Content-Length: 1000\r\n\r\na=`);
          return socket;
        });
        const [answers, health] = await watchHealth(target, () =>
          inParallel(times(16), 1, async () => {
            await wait(500);
            return ask("/fa", { base: target.url });
          }),
        );
        for (const socket of open) socket.destroy();
        return {
          answer: `pages meanwhile ${statusesIn(answers)}; ${sayHealth(health)}`,
          held: answers.every(({ status }) => status === 200) && isWell(health),
        };
      },
    },
    {
      name: "2,000 requests in a row on one connection, unread",
      heldBy: "server/listen.security.test.ts",
      run: async (target) => {
        const { host } = new URL(target.url);
        const socket = openSocket(target);
        const [, health] = await watchHealth(target, async () => {
          socket.write(`GET /en/home/law HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(2_000));
          await wait(3_000);
        });
        socket.destroy();
        return { answer: sayHealth(health), held: isWell(health) };
      },
    },
  ],
};
