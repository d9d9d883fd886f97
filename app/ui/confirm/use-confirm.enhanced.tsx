import { type FormEvent, type ReactNode, useState } from "react";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { Modal } from "~/ui/modal/modal.enhanced";
import { drawCode } from "./confirm-code";
import { ConfirmForm, type ConfirmFormProps } from "./confirm-form";

export interface Question extends Pick<ConfirmFormProps, "text" | "labels"> {
  title: string;
  /** In hard mode a number must be typed (R-CONFIRM-02). */
  isHard?: boolean;
}

interface Asked extends Question {
  number?: number;
  answer: (isAccepted: boolean) => void;
}

/**
 * Asks before something that only scripts do: `ask` answers true when it was accepted (R-CONFIRM-01).
 * `dialog` belongs somewhere in the page. What forms do without scripts too is a `ConfirmLink`.
 */
export function useConfirm(): {
  ask: (question: Question) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (question: Question) =>
    new Promise<boolean>((answer) => {
      setAsked({ ...question, number: question.isHard ? drawCode() : undefined, answer });
    });
  const settle = (isAccepted: boolean) => {
    asked?.answer(isAccepted);
    setAsked(null);
  };
  return { ask, dialog: asked && <AskDialog asked={asked} settle={settle} /> };
}

function AskDialog({ asked, settle }: { asked: Asked; settle: (isAccepted: boolean) => void }) {
  const { number: print } = formatsFor(usePageLanguage());
  const { number, title, text, labels } = asked;
  const code = number === undefined ? undefined : { number, printed: print(number) };
  const accept = (event: FormEvent) => {
    event.preventDefault();
    settle(true);
  };
  const cancel = () => settle(false);
  return (
    <Modal open title={title} onClose={cancel}>
      <ConfirmForm {...{ text, labels, code, cancel }} onSubmit={accept} />
    </Modal>
  );
}
