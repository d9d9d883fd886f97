import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styles from "~/features/blog/blog.css?url";
import { PostCards } from "~/features/blog/post-cards";
import { headOf } from "~/features/document/page-head";
import { saidIn } from "~/i18n/said-in";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { Ornament } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { loadPosts } from "./load-posts.server";

export { loadPosts as loader };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadPosts> = ({ data, matches }) => [
  ...headOf(data?.head, matches),
  ...(data
    ? [
        {
          tagName: "link",
          rel: "alternate",
          type: "application/atom+xml",
          title: data.head.title,
          href: data.feed,
        },
      ]
    : []),
];

/** The journal's lists: topics, posts, pages. */
export default function Blogs() {
  const { t } = useTranslation();
  const { cards, crumbs, heading, headingIn, topics, words, all, feed, newer, older } =
    useLoaderData<typeof loadPosts>();
  return (
    <>
      <Breadcrumb crumbs={crumbs} label={t("breadcrumb")} />
      <header className="journal-head">
        <h1 {...saidIn(headingIn)}>{heading}</h1>
        <p className="lead">{words.intro}</p>
      </header>
      <nav className="journal-topics" aria-label={words.topics}>
        <ul className="cluster">
          {topics.map(({ name, lang, to, isHere }) => (
            <li key={to}>
              <Link className="chip" to={to} aria-current={isHere ? "page" : undefined}>
                <span {...saidIn(lang)}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {cards.length > 0 ? (
        <PostCards cards={cards} opens={newer === null} />
      ) : (
        <div className="empty">
          <Ornament />
          <p>{words.empty}</p>
          <Link className="button" to={all}>
            {words.all}
          </Link>
        </div>
      )}
      {(newer || older) && (
        <nav className="journal-pages cluster" aria-label={words.pages}>
          {newer && (
            <Link className="button button-quiet" rel="prev" to={newer}>
              {words.newer}
            </Link>
          )}
          <span>{words.page}</span>
          {older && (
            <Link className="button button-quiet" rel="next" to={older}>
              {words.older}
            </Link>
          )}
        </nav>
      )}
      <p className="journal-feed">
        <a className="link" href={feed}>
          {words.feed}
        </a>
      </p>
    </>
  );
}
