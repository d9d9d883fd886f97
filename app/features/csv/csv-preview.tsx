import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** What a file would do. */
export interface CsvPreview {
  summary: string;
  rows: {
    line: number;
    title: string;
    name: string;
    /** Cells whose row says something else before. */
    cells: { column: string; was: string; is: string }[];
  }[];
  /** How many lines more there are than are shown. */
  more: string | null;
  /** The file as it is sent again; null where it would do nothing. */
  carried: string | null;
}

/** What a file would do, and the button that has it done. */
export function CsvPreviewPart({ summary, rows, more, carried }: CsvPreview) {
  const { t } = useTranslation();
  return (
    <section className="desk-part csv-preview" aria-labelledby="csv-preview">
      <h2 id="csv-preview">{t("csv.preview")}</h2>
      <p role="status">{summary}</p>
      <ol className="desk-queue">
        {rows.map(({ line, title, name, cells }) => (
          <li key={line} className="csv-row">
            <span className="desk-who">{title}</span>
            <bdi className="csv-name">{name}</bdi>
            <CsvCells cells={cells} />
          </li>
        ))}
      </ol>
      {more && <p className="muted">{more}</p>}
      {carried !== null && (
        <Form method="post" encType="multipart/form-data" reloadDocument>
          <input type="hidden" name="carried" value={carried} />
          <button type="submit" className="button" name="intent" value="take">
            {t("csv.take_these")}
          </button>
        </Form>
      )}
    </section>
  );
}

/** What is told of a line, column by column: what is there, and what comes in its place. */
function CsvCells({ cells }: Pick<CsvPreview["rows"][number], "cells">) {
  const { t } = useTranslation();
  return (
    <dl className="csv-cells">
      {cells.map(({ column, was, is }) => (
        <div key={column}>
          <dt>
            <bdi>{column}</bdi>
          </dt>
          <dd>
            {was && (
              <>
                <del>
                  <bdi>{was}</bdi>
                </del>{" "}
              </>
            )}
            {is ? (
              <ins>
                <bdi>{is}</bdi>
              </ins>
            ) : (
              <span className="muted">{t("csv.empty")}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
