import { Fragment } from "react";
import { Link } from "~/ui/link/link";
import { Rating } from "~/ui/rating/rating";
import styles from "./reviews.css?url";
import type { ReviewsView, ReviewView } from "./to-reviews-view.server";

/** The reviews that are let in: their sum, their order, a page of them. */
export function ReviewsRead({ view }: { view: ReviewsView }) {
  return (
    <div className="reviews">
      {/* Here, not in the head: a page without reviews needs no such file, and one with them shows its picture first. */}
      <link rel="stylesheet" href={styles} />
      <Sum view={view} />
      <nav className="cluster" aria-label={view.sortTitle}>
        {view.sorts.map(({ sort, name, to, isChosen }) => (
          <Fragment key={sort}>
            <Link
              className="chip"
              to={to}
              rel="nofollow"
              prefetch="none"
              aria-current={isChosen ? "true" : undefined}
            >
              {name}
            </Link>{" "}
          </Fragment>
        ))}
      </nav>
      <ul className="reviews-list">
        {view.reviews.map((review) => (
          <Review key={review.id} review={review} replyTitle={view.replyTitle} />
        ))}
      </ul>
      {view.pages && <Pages {...view.pages} />}
    </div>
  );
}

/** The average, and how many gave how many stars. */
function Sum({ view: { average, count, bars, barsTitle, total } }: { view: ReviewsView }) {
  return (
    <div className="reviews-sum">
      <p>
        <b className="reviews-average">{average.printed}</b>{" "}
        <Rating value={average.value} label={average.label} />
        <br />
        <span className="muted">{count}</span>
      </p>
      <ul className="reviews-bars" aria-label={barsTitle}>
        {bars.map(({ stars, name, count: given, printed }) => (
          <li key={stars}>
            <span>{name}</span>{" "}
            <svg
              className="reviews-bar"
              viewBox={`0 0 ${total} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={given} height={1} />
            </svg>{" "}
            <span>{printed}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One buyer's words. They say in which language they are where it isn't the page's; people write in the other one, too. */
function Review({ review, replyTitle }: { review: ReviewView; replyTitle: string }) {
  const { stars, label, title, body, lang, by, at, date, reply } = review;
  return (
    <li className="review">
      <p className="review-facts">
        <Rating value={stars} label={label} />{" "}
        <b>
          <bdi>{by}</bdi>
        </b>{" "}
        <time dateTime={at}>{date}</time>
      </p>
      {title && (
        <h3 lang={lang} dir="auto">
          {title}
        </h3>
      )}
      <p className="review-words" lang={lang} dir="auto">
        {body}
      </p>
      {reply && (
        <div className="review-reply">
          <b>{replyTitle}</b>
          <p className="review-words" lang={reply.lang} dir="auto">
            {reply.body}
          </p>
        </div>
      )}
    </li>
  );
}

function Pages({ title, at, previous, next }: NonNullable<ReviewsView["pages"]>) {
  return (
    <nav className="cluster" aria-label={title}>
      {previous && (
        <Link className="button button-quiet" to={previous.to} rel="prev nofollow" prefetch="none">
          {previous.name}
        </Link>
      )}{" "}
      <span className="muted">{at}</span>{" "}
      {next && (
        <Link className="button button-quiet" to={next.to} rel="next nofollow" prefetch="none">
          {next.name}
        </Link>
      )}
    </nav>
  );
}
