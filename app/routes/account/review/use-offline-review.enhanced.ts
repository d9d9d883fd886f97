import { useCallback, useState } from "react";
import type { OfflineDraft } from "~/client/offline/log/operation";
import { useOfflineForms } from "~/client/offline/offline-forms";
import type { OwnReviewView } from "./to-own-review-view.server";

/** The bounds of a review (backend/contract/reviews.ts). */
const bounds = { title: 100, body: { min: 10, max: 2000 } };

/**
 * Without a connection a review waits on the device, under the name of its writing, so that exactly one arrives.
 * @returns how many were kept since the page was opened
 */
export function useOfflineReview({ product: { id }, review, waiting }: OwnReviewView): number {
  const [kept, setKept] = useState(0);
  const seen = review?.at ?? null;
  const read = useCallback(
    (form: FormData): OfflineDraft | undefined => {
      if (form.get("intent") !== "review.save") return undefined;
      const text = (name: string) => String(form.get(name) ?? "").trim();
      const [stars, title, body] = [Number(text("stars")), text("title"), text("body")];
      const isRight =
        stars >= 1 &&
        title.length <= bounds.title &&
        body.length >= bounds.body.min &&
        body.length <= bounds.body.max;
      if (!isRight) return undefined;
      const anonymous = form.has("anonymous");
      const change = { type: "review", product: id, stars, title: title || null, body } as const;
      return { change: { ...change, anonymous, seen }, name: waiting };
    },
    [id, seen, waiting],
  );
  const onKept = useCallback(() => setKept((count) => count + 1), []);
  useOfflineForms(read, onKept);
  return kept;
}
