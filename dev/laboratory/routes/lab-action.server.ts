import { pagePathOf } from "~/client/remix/data-request";
import { type GuardedArguments, guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { requireLab } from "./require-lab.server";

/** An action of the laboratory, which only a shop with LAB=1 has. */
export function labAction<T>(run: (args: GuardedArguments) => Promise<T>) {
  return guardAction(async (args) => {
    await requireLab(args);
    return run(args);
  });
}

/** Back to the same page, which says what was received. */
export function saySent({ ctx, request }: GuardedArguments, value: unknown): Response {
  const path = pagePathOf(new URL(request.url).pathname);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  // It travels in a cookie.
  const params = { value: text.slice(0, 600) };
  return redirectTo(ctx, path, { flash: { type: "success", key: "lab.sent", params } });
}
