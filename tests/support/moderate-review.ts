import { staffReviewList } from "#backend/contract/reviews";
import { send } from "./checking-out";
import { deskToken } from "./log-in-at-desk";

/** Somebody of the staff lets the review with these words in. */
export async function letReviewIn(words: string): Promise<void> {
  const owner = await deskToken();
  const waiting = await send(owner, "en", "GET", "admin/reviews?status=pending");
  const review = staffReviewList.parse(waiting).data.find(({ body }) => body === words);
  if (!review) throw new Error(`No review with these words waits: ${words}`);
  const move = { version: review.version, status: "approved" };
  await send(owner, "en", "POST", `admin/reviews/${review.id}`, move);
}
