import { noteSold } from "../../sold/note-sold";
import type { Effect } from "./effects";

/** What is paid for is sold. */
export const countAsSold: Effect = async (_services, q, { items }) => {
  await noteSold(
    q,
    items.map((item) => ({ item, pieces: item.qty })),
  );
  return undefined;
};

/** What was sold is not, after all. */
export const countAsUnsold: Effect = async (_services, q, { items }) => {
  await noteSold(
    q,
    items.map((item) => ({ item, pieces: -item.qty })),
  );
  return undefined;
};
