import { type ReviewState, reviewStates } from "#backend/contract/reviews";
import { staffReviewsPath } from "~/sitemap/staff-paths";

/** Which reviews the page is asked for: those that wait, and from the first one on, unless its address says otherwise. */
export function readQueueQuery(request: Request): { status: ReviewState; page: number } {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("status");
  return {
    status: reviewStates.find((one) => one === asked) ?? "pending",
    page: Math.max(1, Number.parseInt(searchParams.get("page") ?? "1", 10) || 1),
  };
}

export function queuePath(status: ReviewState, page = 1): string {
  const query = new URLSearchParams({ status, ...(page > 1 && { page: String(page) }) });
  return `${staffReviewsPath}?${query}`;
}
