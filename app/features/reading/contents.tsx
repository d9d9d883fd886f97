import type { Heading } from "./headings-of.server";

/** A text's sections, each by the link to it; nothing for a short text. */
export function Contents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav className="law-contents" aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {headings.map(({ id, title: text }) => (
          <li key={id}>
            <a className="link" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
