import { Fragment } from "react";

interface UnmetWordsProps {
  /** What there is to say of them, before they stand. */
  said: string;
  words: string[];
  /** Struck out where the products don't have them. */
  as: "del" | "mark";
}

/** Says which of a search's words the names of the shown products don't have. */
export function UnmetWords({ said, words, as: Word }: UnmetWordsProps) {
  return (
    <p className="unmet-words">
      {said}
      {words.map((word) => (
        <Fragment key={word}>
          {" "}
          <Word>
            <bdi>{word}</bdi>
          </Word>
        </Fragment>
      ))}
    </p>
  );
}
