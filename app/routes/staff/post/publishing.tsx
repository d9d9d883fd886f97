import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { MomentField } from "~/features/editing/moment-field";
import { Versions } from "~/features/editing/versions";
import type { FormResult } from "~/forms/submission";
import type { Years } from "~/ui/date-input/date-parts";

interface PublishingProps {
  version: number;
  state: { word: string; name: string };
  publishAt: string | null;
  /** That it can be scheduled in. */
  years: Years;
  versions: { version: number; by: string | null; name: string }[];
  result: FormResult | undefined;
}

/** Where a saved post stands, where it can go, and what it was before. */
export function Publishing(props: PublishingProps) {
  const { version, state, publishAt, years, versions, result } = props;
  const { t } = useTranslation();
  const isOut = state.word === "published";
  return (
    <>
      <section className="panel fields" aria-labelledby="publishing">
        <h2 id="publishing">{t("blog.staff.state")}</h2>
        <p>
          <span className="tag">{state.name}</span> {publishAt}
        </p>
        <Form method="post" className="cluster" reloadDocument>
          <input type="hidden" name="version" value={version} />
          {!isOut && (
            <button type="submit" className="button" name="intent" value="publish">
              {t("blog.staff.publish")}
            </button>
          )}
          {state.word !== "archived" && (
            <button type="submit" className="button button-quiet" name="intent" value="archive">
              {t("blog.staff.archive")}
            </button>
          )}
          {state.word !== "draft" && (
            <button type="submit" className="button button-quiet" name="intent" value="draft">
              {t("blog.staff.to_draft")}
            </button>
          )}
        </Form>
        {!isOut && (
          <Form method="post" className="fields" reloadDocument>
            <input type="hidden" name="version" value={version} />
            <MomentField
              name="at"
              label={t("blog.staff.schedule_at")}
              years={years}
              required
              result={result}
            />
            <button type="submit" className="button button-quiet" name="intent" value="schedule">
              {t("blog.staff.schedule")}
            </button>
          </Form>
        )}
      </section>
      <Versions {...{ version, versions }} />
    </>
  );
}
