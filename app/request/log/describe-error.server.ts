import { redactText } from "./redact-text.server";

/** What a log keeps of an error: what failed and where, never what somebody had written. */
export interface DescribedError {
  type: string;
  message: string;
  /** The frames alone: the message stands beside them. */
  stack?: string;
  cause?: DescribedError;
  errors?: DescribedError[];
  [detail: string]: unknown;
}

/** Facts about the failure itself. All others may hold values: `params`, `detail`, `where`, `input`, `data` … */
const facts = [
  "code",
  "errno",
  "syscall",
  "status",
  "requestId",
  "severity",
  "schema_name",
  "table_name",
  "column_name",
  "constraint_name",
  "routine",
];

const maxLength = 2_000;
const maxDepth = 5;

/** An error, or whatever else was thrown, for the log. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (typeof error !== "object" || error === null) {
    return { type: typeof error, message: typeof error === "string" ? clean(error) : "" };
  }
  const thrown = error as Error & Record<string, unknown>;
  const described: DescribedError = { type: typeOf(thrown), message: messageOf(thrown) };
  for (const fact of facts) {
    const value = thrown[fact];
    if (typeof value === "number") described[fact] = value;
    if (typeof value === "string") described[fact] = clean(value);
  }
  // The statement with its placeholders; what stood in their place is left out.
  if (typeof thrown.query === "string") described.query = thrown.query.slice(0, maxLength);
  const frames = framesOf(thrown);
  if (frames.length > 0) described.stack = frames.join("\n");
  if (depth >= maxDepth) return described;
  if (thrown.cause !== undefined) described.cause = describeError(thrown.cause, depth + 1);
  if (Array.isArray(thrown.errors)) {
    described.errors = thrown.errors.slice(0, 10).map((inner) => describeError(inner, depth + 1));
  }
  return described;
}

function typeOf(thrown: Error): string {
  return String(thrown.name ?? thrown.constructor?.name ?? "object").slice(0, 100);
}

/** Behind the message, whose own lines may look alike. */
function framesOf({ stack, message }: Error): string[] {
  const text = String(stack ?? "");
  const begins = message ? text.lastIndexOf(message) + message.length : 0;
  return text.slice(Math.max(begins, 0)).match(/(?<=^\s+)at .+:\d+:\d+\)?$/gm) ?? [];
}

function messageOf(thrown: Error & Record<string, unknown>): string {
  if (Array.isArray(thrown.issues)) return clean(thrown.issues.map(sayIssue).join(", "));
  const message = String(thrown.message ?? "");
  // A driver's wrapper repeats all parameters behind the statement.
  if (typeof thrown.query === "string" && "params" in thrown) return "Failed query";
  return clean(quotesInput(thrown, message) ? message.replace(/"[\s\S]*"/, '"…"') : message);
}

/** A schema's complaint: which field, and why. */
function sayIssue(issue: { path?: unknown[]; code?: unknown }): string {
  return `${(issue.path ?? []).map(String).join(".")}: ${String(issue.code)}`;
}

/** Whether a message quotes what was given: JSON's, a header's, the database's of bad values (class 22). */
function quotesInput({ code }: Record<string, unknown>, message: string): boolean {
  return /^22\w{3}$/.test(String(code)) || /JSON|invalid header|Invalid URL/i.test(message);
}

const clean = (text: string) => redactText(text.slice(0, maxLength));
