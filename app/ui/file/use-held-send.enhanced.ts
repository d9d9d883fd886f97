import { useEffect, useRef, useState } from "react";

/** What conform sends to judge a field by never leaves the page. */
const conformIntent = "__intent__";

/**
 * Holds a form's sending while a file of it is still on its way, for the file would be left out without a word. Once
 * all are there the form is sent by the button that was pressed; where one failed it is not, and `fail` says so.
 */
export function useHeldSend(isSending: boolean, fail: () => void) {
  const form = useRef<HTMLFormElement | null>(null);
  const hasFailed = useRef(false);
  const [pressed, setPressed] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const watched = form.current;
    if (!isSending || !watched) return;
    function hold(event: SubmitEvent) {
      const button = event.submitter;
      if (!button || button.getAttribute("name") === conformIntent) return;
      event.preventDefault();
      event.stopPropagation();
      setPressed(button);
    }
    // Before the app's own listeners, which stand on the document.
    watched.addEventListener("submit", hold, true);
    return () => watched.removeEventListener("submit", hold, true);
  }, [isSending]);

  useEffect(() => {
    if (isSending || !pressed) return;
    setPressed(null);
    if (hasFailed.current) fail();
    else pressed.click();
  }, [isSending, pressed, fail]);

  return {
    isHeld: isSending && pressed !== null,
    /** A file of this input begins its way. */
    begin(input: HTMLInputElement) {
      form.current = input.form;
      hasFailed.current = false;
    },
    /** One did not arrive. */
    lose() {
      hasFailed.current = true;
    },
  };
}
