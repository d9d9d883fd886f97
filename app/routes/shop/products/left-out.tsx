import { Fragment } from "react";
import { useTranslation } from "react-i18next";

/** Says that the products have most of a search's words, and without which. */
export function LeftOut({ words }: { words: string[] }) {
  const { t } = useTranslation();
  return (
    <p className="unmet-words">
      {t("search.most")}
      {words.map((word) => (
        <Fragment key={word}>
          {" "}
          <del>
            <bdi>{word}</bdi>
          </del>
        </Fragment>
      ))}
    </p>
  );
}
