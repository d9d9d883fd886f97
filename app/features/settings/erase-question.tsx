import { useTranslation } from "react-i18next";
import { errorOf, type FormResult, firstErrors } from "~/forms/submission";
import { erasePath, settingsPath } from "~/sitemap/account-paths";
import { type AskedCode, ConfirmForm } from "~/ui/confirm/confirm-form";
import { ProofField, type ProofNeeded, SendProofCode } from "./proof-field";

interface EraseQuestionProps {
  code: Omit<AskedCode, "error">;
  proof: ProofNeeded;
  result?: FormResult;
}

/** The question before somebody is forgotten: their proof, and a number to type (R-CONFIRM-02). */
export function EraseQuestion({ code, proof, result }: EraseQuestionProps) {
  const { t } = useTranslation();
  const error = errorOf(result);
  const needsCode = proof.needs === "code" && !proof.hasCode;
  return (
    <section className="panel stack" aria-labelledby="erase-title">
      <h2 id="erase-title">{t("settings.erase_sure")}</h2>
      {error && (
        <p className="notice notice-error" role="alert">
          {error}
        </p>
      )}
      <p>{t("settings.erase_text")}</p>
      {!needsCode && (
        <ConfirmForm
          text={<ProofField id="erase" {...proof} errors={firstErrors(result)} />}
          action={erasePath}
          fields={{ intent: "erase" }}
          labels={{ accept: t("settings.erase_do"), cancel: t("settings.erase_cancel") }}
          code={{ ...code, error: errorOf(result, "code") }}
          cancel={settingsPath}
        />
      )}
      <SendProofCode purpose="erase" {...proof} />
    </section>
  );
}
