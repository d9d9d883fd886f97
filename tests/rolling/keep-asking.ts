import { Agent, type IncomingMessage, request } from "node:http";

export interface Asked {
  sent: number;
  /** Answers by status. */
  answers: Record<string, number>;
  /** What came instead of an answer, by its code. */
  broken: Record<string, number>;
  /** Answers that asked for another connection. */
  closing: number;
  /** The first answers of 500 and above, as far as they tell something. */
  failures: string[];
}

export interface Asking {
  /** A shopper's connections; each asks for one thing after the other, as fast as it is answered. */
  connections: number;
  /** Whether there is more to send. */
  goesOn: (asked: Readonly<Asked>) => boolean;
}

/** Pages from memory, pages that must be rendered, data of a script, and a form. */
const requests = [
  () => ({ path: "/fa" }),
  (n: number) => ({ path: `/en/home/products?min=${n}` }),
  () => ({ path: "/en/suggest?search=te" }),
  () => ({ path: "/api/home/products?per_page=1" }),
  () => ({ path: "/language", form: "lang=en&back=%2Fen" }),
];

const maxFailures = 10;

/** Keeps asking a server on kept connections; nothing is sent twice. */
export async function keepAsking(origin: string, { connections, goesOn }: Asking): Promise<Asked> {
  const asked: Asked = { sent: 0, answers: {}, broken: {}, closing: 0, failures: [] };
  const count = (of: Record<string, number>, name: string | number | undefined) => {
    of[String(name)] = (of[String(name)] ?? 0) + 1;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  async function askOn(): Promise<void> {
    while (goesOn(asked)) {
      const n = asked.sent;
      asked.sent += 1;
      const wanted = requests[n % requests.length]?.(n) ?? { path: "/en" };
      try {
        const answer = await send(origin, agent, wanted);
        const { statusCode = 0 } = answer;
        count(asked.answers, statusCode);
        if (statusCode >= 500 && asked.failures.length < maxFailures) {
          asked.failures.push(`${statusCode} ${wanted.path} ${JSON.stringify(answer.headers)}`);
        }
        if (answer.headers.connection === "close") asked.closing += 1;
      } catch (error) {
        count(asked.broken, (error as NodeJS.ErrnoException).code);
      }
    }
  }

  await Promise.all(Array.from({ length: connections }, askOn));
  agent.destroy();
  return asked;
}

function send(
  origin: string,
  agent: Agent,
  { path, form }: { path: string; form?: string },
): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const asking = request(origin + path, {
      agent,
      method: form ? "POST" : "GET",
      headers: form ? { "Content-Type": "application/x-www-form-urlencoded" } : {},
    });
    asking.once("error", fail);
    asking.once("response", (answer) => {
      answer.resume();
      answer.once("error", fail);
      answer.once("end", () => done(answer));
    });
    asking.end(form);
  });
}
