import { Fragment } from "react";
import { splitLinks } from "./split-links";

/** Somebody's plain text: its lines, its own direction, and its web addresses as links that vouch for nothing. */
export function MessageText({ text }: { text: string }) {
  const lines = text.split(/\r\n|\r|\n/);
  return (
    <p className="message-text" dir="auto">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's lines never change places
        <Fragment key={place}>
          {place > 0 && <br />}
          {splitLinks(line).map(({ text: part, href }, at) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a line
              <a key={at} className="link" href={href} rel="nofollow noopener noreferrer ugc">
                <bdi dir="ltr">{part}</bdi>
              </a>
            ) : (
              part
            ),
          )}
        </Fragment>
      ))}
    </p>
  );
}
