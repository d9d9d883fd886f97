import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import type { PostCardView } from "./card-view.server";

interface PostCardsProps {
  cards: PostCardView[];
  /** The level of their titles. */
  level?: 2 | 3;
  /** The first stands larger, as the list's opening. */
  opens?: boolean;
}

const sizes = "(width>=1280px) 400px,(width>=600px) 45vw,100vw";

/** Posts to choose from. */
export function PostCards({ cards, level = 2, opens = false }: PostCardsProps) {
  const Title = `h${level}` as const;
  return (
    <ul className={opens ? "post-cards post-cards-open" : "post-cards"}>
      {cards.map(({ id, title, excerpt, to, at, date, reading, topic, cover }, place) => (
        <li key={id} className="post-card">
          {cover && (
            <div className="post-card-cover">
              <Picture
                url={cover.url}
                tint={cover.tint}
                alt=""
                sizes={sizes}
                when={opens && place === 0 ? "first" : "later"}
              />
            </div>
          )}
          <div className="post-card-words">
            <p className="post-facts">
              <Link className="post-topic" to={topic.to}>
                <span {...saidIn(topic.lang)}>{topic.name}</span>
              </Link>
            </p>
            <Title>
              <Link className="post-card-title" to={to}>
                {title}
              </Link>
            </Title>
            <p className="post-card-excerpt">{excerpt}</p>
            <p className="post-facts">
              <time dateTime={at}>{date}</time>
              <span>{reading}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
