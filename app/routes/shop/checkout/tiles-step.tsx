import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePageLanguage } from "~/i18n/use-page-language";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { RadioTiles, type TileChoice } from "~/ui/radio-tiles/radio-tiles";
import { NextBar } from "./next-bar";
import { type StepName, stepPath } from "./steps";
import { useOfflineChoice } from "./use-offline-choice.enhanced";

interface TilesStepProps {
  step: StepName;
  title: string;
  name: string;
  /** Why an answer that might be looked for is missing. */
  hint?: string;
  choices: TileChoice[];
  chosen?: string;
  error?: string;
}

/** A question with a few answers: large tiles, and the way on. */
export function TilesStep({ step, title, name, hint, choices, chosen, error }: TilesStepProps) {
  const { t } = useTranslation();
  useOfflineChoice(step);
  const path = stepPath(usePageLanguage(), step);
  return (
    <>
      <h1>{title}</h1>
      <ErrorSummary mistakes={error ? [{ id: name, text: error }] : []} />
      <Form method="post" action={path} className="stack">
        <RadioTiles
          name={name}
          label={title}
          isTitled
          hint={hint}
          error={error}
          chosen={chosen}
          choices={choices}
        />
        <NextBar label={t("checkout.continue")} intent={`${step}.choose`} />
      </Form>
    </>
  );
}
