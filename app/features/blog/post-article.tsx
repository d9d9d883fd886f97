import { ProductRow } from "~/features/catalog/product-row";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { PostCards } from "./post-cards";
import type { PostView } from "./post-view.server";

/** A post to be read: its head, its cover, its text, what it is about. */
export function PostArticle({ view }: { view: PostView }) {
  const { title, excerpt, cover, topic, at, date, reading, by, html, tags, words } = view;
  return (
    <article className="post">
      <header className="post-head">
        <p className="post-facts">
          <Link className="post-topic" to={topic.to}>
            <span {...saidIn(topic.lang)}>{topic.name}</span>
          </Link>
        </p>
        <h1>{title}</h1>
        {excerpt && <p className="post-lead">{excerpt}</p>}
        <p className="post-facts">
          {by && <span>{by}</span>}
          <time dateTime={at}>{date}</time>
          <span>{reading}</span>
        </p>
      </header>
      {cover && (
        <div className="post-cover">
          <Picture
            url={cover.url}
            tint={cover.tint}
            alt=""
            sizes="(width>=960px) 860px,100vw"
            when="first"
          />
        </div>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitises it on writing and on reading */}
      <div className="prose rich-text" dangerouslySetInnerHTML={{ __html: html }} />
      {tags.length > 0 && (
        <nav className="post-tags" aria-label={words.tags}>
          <ul className="cluster">
            {tags.map(({ name, lang, to }) => (
              <li key={to}>
                <Link className="chip" to={to} rel="tag">
                  <span {...saidIn(lang)}>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  );
}

/** What else there is to see and to read. */
export function PostBeside({ view: { products, related, words } }: { view: PostView }) {
  return (
    <>
      {products.length > 0 && <ProductRow title={words.products} cards={products} />}
      {related.length > 0 && (
        <section aria-label={words.related}>
          <div className="section-head">
            <h2>{words.related}</h2>
          </div>
          <PostCards cards={related} level={3} />
        </section>
      )}
    </>
  );
}
