import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { offlineLog } from "~/client/offline/log/offline-log";
import type { LoggedProblem, OfflineChange } from "~/client/offline/log/operation";
import { dismissProblem } from "~/client/offline/log/send-waiting";
import { keepDraft } from "~/client/offline/offline-forms";
import { sayKeeping } from "~/client/offline/say-keeping";
import { useProblemCount, useWaitingCount } from "~/client/offline/use-waiting-count";
import { toaster } from "~/client/toast/toaster";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";

/** How much waits for a connection. */
export function WaitingChanges() {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  const count = useWaitingCount();
  if (count === 0) return null;
  return <p className="notice">{t("offline.waiting", { count, n: number(count) })}</p>;
}

/** What the shop could not do, or not as it was wanted: each is accepted, or taken back where it can be. */
export function OfflineProblems() {
  const { t } = useTranslation();
  const known = useProblems();
  const ready = known.filter(({ to }) => to !== undefined);
  const problems = known.filter(({ to }) => to === undefined);
  return (
    <>
      {ready.map(({ op_id, text, to }) => (
        <div key={op_id} className="notice kept-ready">
          <p>{text}</p>
          <a className="button" href={to}>
            {t("offline.review")}
          </a>
        </div>
      ))}
      {problems.length > 0 && <Problems problems={problems} />}
    </>
  );
}

function Problems({ problems }: { problems: LoggedProblem[] }) {
  const { t } = useTranslation();
  return (
    <section className="kept-pages notice notice-warning" aria-labelledby="offline-problems">
      <h2 id="offline-problems">{t("offline.problems_title")}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.op_id}>
            <p>{problem.text || t("offline.refused")}</p>
            <Ways problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ways({
  problem: { op_id, text, variant_id, again, pictures },
}: {
  problem: LoggedProblem;
}) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  async function queue(change: OfflineChange) {
    const keeping = await keepDraft({ change, name: text, pictures });
    if (keeping === "queued") return dismissProblem(op_id);
    toaster.show(sayKeeping(keeping, text, { lang, t }));
  }
  return (
    <div className="cluster">
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void dismissProblem(op_id)}
      >
        {t("offline.fine")}
      </button>
      {variant_id && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void queue({ type: "remove", variant_id })}
        >
          {t("offline.take_out")}
        </button>
      )}
      {again && (
        <button type="button" className="button button-quiet" onClick={() => void queue(again)}>
          {t("offline.again")}
        </button>
      )}
    </div>
  );
}

function useProblems(): LoggedProblem[] {
  const count = useProblemCount();
  const [problems, setProblems] = useState<LoggedProblem[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count says when they are others
  useEffect(() => {
    let isLeft = false;
    const show = (found: LoggedProblem[]) => {
      if (!isLeft) setProblems(found);
    };
    offlineLog.problems().then(show, () => show([]));
    return () => {
      isLeft = true;
    };
  }, [count]);
  return problems;
}
