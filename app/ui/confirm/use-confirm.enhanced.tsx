import { type FormEvent, type ReactNode, useState } from "react";
import { Modal } from "~/ui/modal/modal.enhanced";
import { drawCode } from "./confirm-code";
import { type AskedCode, ConfirmForm, type ConfirmFormProps } from "./confirm-form";

export interface Question extends Pick<ConfirmFormProps, "text" | "words"> {
  title: string;
  /** Hard mode: what asks for the number, and how the reader's language writes it. */
  hard?: { ask: string; print: (code: number) => string };
}

interface Asked extends Question {
  code?: AskedCode;
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
      setAsked({ ...question, code: question.hard && askCode(question.hard), answer });
    });
  const settle = (isAccepted: boolean) => {
    asked?.answer(isAccepted);
    setAsked(null);
  };
  return { ask, dialog: asked && <AskDialog asked={asked} settle={settle} /> };
}

function AskDialog({ asked, settle }: { asked: Asked; settle: (isAccepted: boolean) => void }) {
  const accept = (event: FormEvent) => {
    event.preventDefault();
    settle(true);
  };
  const cancel = () => settle(false);
  return (
    <Modal open title={asked.title} onClose={cancel}>
      <ConfirmForm {...asked} cancel={cancel} onSubmit={accept} />
    </Modal>
  );
}

function askCode({ ask, print }: NonNullable<Question["hard"]>): AskedCode {
  const number = drawCode();
  return { number, printed: print(number), ask };
}
