import { addComment } from "~/api/blog.server";
import { saveReview } from "~/api/reviews.server";
import { createTicket, replyToTicket } from "~/api/tickets.server";
import type { OfflineChange, OperationProblem } from "~/client/offline/log/operation";
import type { RequestContext } from "~/request/context.server";
import { isFinal } from "./is-final.server";
import type { MessageOperation } from "./schema.server";

type Texts = Pick<RequestContext, "t">;
type TicketOperation = Extract<MessageOperation, { pictures: unknown }>;
type ReviewOperation = Extract<MessageOperation, { type: "review" }>;

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
  // What a review of this log came to is what its writer saw when they wrote it anew.
  const written = new Map<number, string>();
  for (const operation of operations) {
    const refused = "pictures" in operation ? findRefused(ctx, operation) : undefined;
    if (refused) {
      problems.push(refused);
      continue;
    }
    try {
      if (operation.type === "review") await sendReview(ctx, operation, written);
      else await sendMessage(ctx, operation);
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

/** @param written when the log's own reviews were written, by product; it is noted there */
async function sendReview(
  { api }: Pick<RequestContext, "api">,
  { op_id, type: _type, product, ...review }: ReviewOperation,
  written: Map<number, string>,
) {
  const seen = written.get(product) ?? review.seen;
  const { at } = await saveReview(api, String(product), { ...review, client_id: op_id, seen });
  written.set(product, at);
}

async function sendMessage(
  { api }: Pick<RequestContext, "api">,
  operation: Exclude<MessageOperation, ReviewOperation>,
) {
  if (operation.type === "comment") {
    const { op_id, post, body } = operation;
    return addComment(api, String(post), { client_id: op_id, body });
  }
  const pictures = operation.pictures.flatMap((one) => ("link" in one ? one.link : []));
  if (operation.type === "reply") {
    const { op_id, ticket, body } = operation;
    return replyToTicket(api, ticket, { client_id: op_id, body, pictures });
  }
  const { op_id, type: _type, ...asked } = operation;
  return createTicket(api, { ...asked, client_id: op_id, pictures });
}
