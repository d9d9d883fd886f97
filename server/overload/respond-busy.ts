import type { IncomingMessage, ServerResponse } from "node:http";
import { parseCookie } from "cookie";
import { isLanguage, type LanguageCode } from "#backend/contract/languages";

/** Seconds after which it is worth asking again; a line is served within them. */
const retryAfter = "5";

/** Makes the page that stands in for one that can't be rendered now, in a language or in all of them. */
export type BusyPage = (lang: LanguageCode | undefined) => Response;

/** Answers 503 without rendering anything: the page is laid out once per language. */
export type RespondBusy = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export function busyResponder(busyPage: BusyPage): RespondBusy {
  const made = new Map<LanguageCode | undefined, Promise<{ body: Buffer; headers: string[] }>>();

  async function make(lang: LanguageCode | undefined) {
    const page = busyPage(lang);
    const body = Buffer.from(await page.arrayBuffer());
    const headers = [...page.headers].flat();
    return { body, headers: [...headers, "content-length", String(body.length)] };
  }

  return async (req, res) => {
    const lang = languageOf(req);
    const making = made.get(lang) ?? make(lang);
    made.set(lang, making);
    const { body, headers } = await making;
    if (res.destroyed || res.headersSent) return;
    res.writeHead(503, [...headers, "retry-after", retryAfter]);
    res.end(req.method === "HEAD" ? undefined : body);
  };
}

/** The same for programs, in the one error shape of the wire. */
export const respondBusyToCall: RespondBusy = async (req, res) => {
  res.writeHead(503, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": retryAfter,
  });
  const requestId = String(req.headers["x-request-id"]);
  res.end(JSON.stringify({ msg: "error.unavailable", requestId }));
};

/** The reader's, as far as the request alone tells (decisions 1). */
function languageOf({ url = "", headers }: IncomingMessage): LanguageCode | undefined {
  const inPath = url.split(/[/?.]/, 2)[1];
  if (isLanguage(inPath)) return inPath;
  const { lang } = parseCookie(headers.cookie ?? "");
  return isLanguage(lang) ? lang : undefined;
}
