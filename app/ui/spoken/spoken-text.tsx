import { Fragment } from "react";
import { saidIn } from "~/i18n/said-in";
import type { Spoken } from "~/i18n/spoken";

/** Words, each in its language for who reads them aloud. */
export function SpokenText({ said }: { said: Spoken }) {
  if (typeof said === "string") return said;
  return said.map((part, place) => {
    const key = `${place}`;
    if (typeof part === "string") return <Fragment key={key}>{part}</Fragment>;
    const [text, lang] = part;
    return (
      <span key={key} {...saidIn(lang)}>
        {text}
      </span>
    );
  });
}
