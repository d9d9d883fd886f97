import { ConfirmForm } from "~/ui/confirm/confirm-form";
import { useLabPath } from "../use-lab-path";
import { useWords } from "./use-words";

export type Mode = "soft" | "hard";

interface AskPageProps {
  mode: Mode;
  code: { number: number; seal: string };
  error?: string;
}

/** The question as a page, which is what readers without scripts get. */
export function AskPage({ mode, code, error }: AskPageProps) {
  const { title, text, words, ask, print } = useWords();
  const back = `${useLabPath()}/confirm`;
  return (
    <section className="panel stack confirm-page" aria-labelledby="ask">
      <h2 id="ask">{title}</h2>
      <ConfirmForm
        text={text}
        words={words}
        action={`${back}?confirm=${mode}`}
        fields={{ mode }}
        code={mode === "hard" ? { ...code, printed: print(code.number), ask, error } : undefined}
        cancel={back}
      />
    </section>
  );
}
