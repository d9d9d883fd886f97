import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/client/boot/use-hydrated";
import type { AskedCode } from "~/ui/confirm/confirm-form";
import { ConfirmLink } from "~/ui/confirm/confirm-link";
import { type Question, useConfirm } from "~/ui/confirm/use-confirm.enhanced";
import { Specimen } from "../specimen";
import { useLabPath } from "../use-lab-path";
import { useQuestion } from "./use-question";

/** The ways to a question: as a link that works everywhere, and asked for by a script. */
export function Openers({ code }: { code: AskedCode }) {
  const { t } = useTranslation();
  const question = useQuestion();
  const here = `${useLabPath()}/confirm`;
  return (
    <>
      <Specimen title={t("lab.confirm_soft")}>
        <Opener {...question} to={`${here}?confirm=soft`} action={here} fields={{ mode: "soft" }} />
      </Specimen>
      <Specimen title={t("lab.confirm_hard")}>
        <Opener
          {...question}
          to={`${here}?confirm=hard`}
          action={`${here}?confirm=hard`}
          fields={{ mode: "hard" }}
          code={code}
        />
      </Specimen>
      {useHydrated() && (
        <Specimen title={t("lab.confirm_script")}>
          <Asker question={{ ...question, isHard: true }} />
        </Specimen>
      )}
    </>
  );
}

function Opener(props: Omit<Parameters<typeof ConfirmLink>[0], "children">) {
  const { t } = useTranslation();
  return (
    <p>
      <ConfirmLink {...props} look="button button-quiet">
        {t("lab.confirm_open")}
      </ConfirmLink>
    </p>
  );
}

/** Asks by a call, and says what was answered. */
function Asker({ question }: { question: Question }) {
  const { t } = useTranslation();
  const { ask, dialog } = useConfirm();
  const [answer, setAnswer] = useState<boolean>();
  return (
    <div className="cluster">
      <button
        type="button"
        className="button button-quiet"
        onClick={async () => setAnswer(await ask(question))}
      >
        {t("lab.confirm_open")}
      </button>
      <output>{answer !== undefined && t(answer ? "lab.confirm_yes" : "lab.confirm_no")}</output>
      {dialog}
    </div>
  );
}
