import { type AskedCode, ConfirmForm } from "~/ui/confirm/confirm-form";
import { useLabPath } from "../use-lab-path";
import { useQuestion } from "./use-question";

export type Mode = "soft" | "hard";

interface AskPageProps {
  mode: Mode;
  code: AskedCode;
  error?: string;
}

/** The question as a page, which is what readers without scripts get. */
export function AskPage({ mode, code, error }: AskPageProps) {
  const { title, ...question } = useQuestion();
  const back = `${useLabPath()}/confirm`;
  return (
    <section className="panel stack confirm-page" aria-labelledby="ask">
      <h2 id="ask">{title}</h2>
      <ConfirmForm
        {...question}
        action={`${back}?confirm=${mode}`}
        fields={{ mode }}
        code={mode === "hard" ? { ...code, error } : undefined}
        cancel={back}
      />
    </section>
  );
}
