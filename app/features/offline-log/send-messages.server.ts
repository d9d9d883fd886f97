import { addComment } from "~/api/blog.server";
import { saveReview } from "~/api/reviews.server";
import { createTicket, replyToTicket } from "~/api/tickets.server";
import type { OfflineChange, OperationProblem } from "~/client/offline/log/operation";
import type { RequestContext } from "~/request/context.server";
import { isFinal } from "./is-final.server";
import type { MessageOperation } from "./schema.server";

type Texts = Pick<RequestContext, "t">;
type TicketOperation = Extract<MessageOperation, { pictures: unknown }>;

/**
 * Sends what was written to the shop, one after the other; the backend takes each once, by its name. Answers those that
 * could not be sent, with their words, for they stand nowhere else; one of whose pictures was refused can be sent without
 * it. Throws what may go better later.
 */
export async function sendMessages(
  ctx: Texts & Pick<RequestContext, "api">,
  operations: readonly MessageOperation[],
): Promise<OperationProblem[]> {
  const problems: OperationProblem[] = [];
  for (const operation of operations) {
    const refused = "pictures" in operation ? findRefused(ctx, operation) : undefined;
    if (refused) {
      problems.push(refused);
      continue;
    }
    try {
      await sendMessage(ctx, operation);
    } catch (error) {
      if (!isFinal(error)) throw error;
      problems.push({ op_id: operation.op_id, text: sayRefused(ctx, operation), variant_id: null });
    }
  }
  return problems;
}

/** Of a message with pictures that the shop did not take: why, and what is sent without them. */
function findRefused({ t }: Texts, operation: TicketOperation): OperationProblem | undefined {
  const refused = operation.pictures.flatMap((one) =>
    "refused" in one ? t("offline.picture_refused", { name: one.name, why: one.refused }) : [],
  );
  if (refused.length === 0) return undefined;
  const { op_id, pictures: _pictures, ...again } = operation;
  const text = t("offline.pictures_refused", { body: again.body, why: refused.join(" ") });
  return { op_id, text, variant_id: null, again: again satisfies OfflineChange };
}

function sayRefused({ t }: Texts, operation: MessageOperation): string {
  const text = t("offline.message_refused", { body: operation.body });
  if (!("pictures" in operation) || operation.pictures.length === 0) return text;
  const names = operation.pictures.map(({ name }) => name).join(t("list.comma"));
  return [text, t("offline.message_pictures", { names })].join(" ");
}

async function sendMessage({ api }: Pick<RequestContext, "api">, operation: MessageOperation) {
  if (operation.type === "comment") {
    const { op_id, post, body } = operation;
    return addComment(api, String(post), { client_id: op_id, body });
  }
  if (operation.type === "review") {
    const { op_id, type: _type, product, ...review } = operation;
    return saveReview(api, String(product), { client_id: op_id, ...review });
  }
  const pictures = operation.pictures.flatMap((one) => ("link" in one ? one.link : []));
  if (operation.type === "reply") {
    const { op_id, ticket, body } = operation;
    return replyToTicket(api, ticket, { client_id: op_id, body, pictures });
  }
  const { op_id, type: _type, ...asked } = operation;
  return createTicket(api, { ...asked, client_id: op_id, pictures });
}
