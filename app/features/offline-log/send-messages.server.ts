import { addComment } from "~/api/blog.server";
import { createTicket, replyToTicket } from "~/api/tickets.server";
import type { OperationProblem } from "~/client/offline/log/operation";
import type { RequestContext } from "~/request/context.server";
import { isFinal } from "./is-final.server";
import type { MessageOperation } from "./schema.server";

/**
 * Sends what was written to the shop, one after the other; the backend takes each once, by its name. Answers those that
 * could not be sent, with their words, for they stand nowhere else. Throws what may go better later.
 */
export async function sendMessages(
  ctx: Pick<RequestContext, "api" | "t">,
  operations: readonly MessageOperation[],
): Promise<OperationProblem[]> {
  const problems: OperationProblem[] = [];
  for (const operation of operations) {
    try {
      await sendMessage(ctx, operation);
    } catch (error) {
      if (!isFinal(error)) throw error;
      const text = ctx.t("offline.message_refused", { body: operation.body });
      problems.push({ op_id: operation.op_id, text, variant_id: null });
    }
  }
  return problems;
}

async function sendMessage({ api }: Pick<RequestContext, "api">, operation: MessageOperation) {
  if (operation.type === "reply") {
    const { op_id, ticket, body } = operation;
    return replyToTicket(api, ticket, { client_id: op_id, body, pictures: [] });
  }
  if (operation.type === "comment") {
    const { op_id, post, body } = operation;
    return addComment(api, String(post), { client_id: op_id, body });
  }
  const { op_id, type: _type, ...asked } = operation;
  return createTicket(api, { ...asked, client_id: op_id, pictures: [] });
}
