import type { z } from "zod";
import type { Answer } from "../support/ask";
import type { Target } from "./target";

export interface Question {
  token?: string;
  body?: unknown;
  lang?: "en" | "fa";
  headers?: Record<string, string>;
}

export interface Reply extends Pick<Answer, "status" | "text"> {
  headers: Headers;
  /** The code of a refusal; null where there is none. */
  msg: string | null;
}

/** A call of /api over a connection that stays, whatever it answers. */
export async function callApi(
  { url }: Pick<Target, "url">,
  method: string,
  path: string,
  { token, body, lang = "fa", headers }: Question = {},
): Promise<Reply> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      lang,
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(token && { Authorization: token }),
      ...headers,
    },
    body: typeof body === "string" || body === undefined ? body : JSON.stringify(body),
    redirect: "manual",
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    headers: response.headers,
    msg: /"msg":"([\w.]+)"/.exec(text)?.[1] ?? null,
  };
}

/** What a call answers, by its contract; throws where it refuses. */
export async function read<T>(
  target: Pick<Target, "url">,
  contract: z.ZodType<T>,
  ...[method, path, question]: [method: string, path: string, question?: Question]
): Promise<T> {
  const { status, text } = await callApi(target, method, path, question);
  if (status !== 200) throw new Error(`/api/${path} answered ${status} ${text.slice(0, 200)}`);
  return contract.parse(JSON.parse(text));
}
