import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/ui/link/link";
import { type FetchPage, useInfiniteList } from "./use-infinite-list.enhanced";
import { useLiveItems } from "./use-live-items.enhanced";

interface InfiniteLabels {
  /** Of the link to the next page. */
  more: string;
  previous: string;
  /** Where there are no items (R-INF-06): ITEMS NOT FOUND on a page and `no_item` in a box, or a text of its own. */
  empty: string;
}

interface InfiniteListProps<Item> {
  /** Names the list. */
  label: string;
  /** The items that the server rendered. */
  items: readonly Item[];
  /** Addresses of the pages beside this one. */
  next?: string;
  previous?: string;
  /** What asks for a page's items by its address; must stay the same function. */
  fetchPage: FetchPage<Item>;
  /** The same of these. */
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** Address of the first page, where it is asked for again and again (R-INF-05). */
  live?: string;
  labels: InfiniteLabels;
  /** Its links open documents, where a page has no way to the others within itself. */
  isOfDocuments?: boolean;
  /** Classes of the list and of an item, where its items stand otherwise than in rows. */
  look?: { list: string; item: string };
}

/** A list that grows as the window comes near its end (R-INF-04). Without scripts: links to its pages. */
export function InfinitePage<Item>(props: InfiniteListProps<Item>) {
  const more = useInfiniteList(props.next, props.fetchPage);
  return <GrowingList {...props} more={more} />;
}

/** The same in a box of its own that scrolls (R-INF-03). */
export function InfiniteDiv<Item>(props: InfiniteListProps<Item>) {
  const box = useRef<HTMLElement>(null);
  const more = useInfiniteList(props.next, props.fetchPage, { box });
  return (
    <section
      ref={box}
      className="infinite-box"
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <GrowingList {...props} more={more} />
    </section>
  );
}

interface GrowingListProps<Item> extends InfiniteListProps<Item> {
  more: ReturnType<typeof useInfiniteList<Item>>;
}

/** Loading, more to come, or nothing at all (R-INF-01). */
function GrowingList<Item>({ more, labels, ...list }: GrowingListProps<Item>) {
  const { t } = useTranslation();
  const { label, items, previous, keyOf, render, live, fetchPage, look, isOfDocuments } = list;
  const shown = useLiveItems([...items, ...more.items], { first: live, fetchPage, keyOf });
  const way = { prefetch: "none", reloadDocument: isOfDocuments } as const;
  if (shown.length === 0 && !previous) return <p className="infinite-empty">{labels.empty}</p>;
  return (
    <>
      {previous && (
        <p>
          <Link className="button button-quiet" rel="prev" to={previous} {...way}>
            {labels.previous}
          </Link>
        </p>
      )}
      <ul className={look?.list ?? "infinite"} aria-label={label}>
        {shown.map((item) => (
          <li key={keyOf(item)} className={look?.item}>
            {render(item)}
          </li>
        ))}
      </ul>
      <p ref={more.end} className="infinite-end" role="status">
        {more.isLoading && t("listing.loading")}
      </p>
      {more.next && (
        <p>
          <Link className="button button-quiet" rel="next" to={more.next} {...way}>
            {labels.more}
          </Link>
        </p>
      )}
    </>
  );
}
