import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PushTopic } from "#backend/contract/push-topics";
import type { PushProblem } from "~/client/pwa/subscribe-here";
import { pushPath } from "~/sitemap/account-paths";

interface SwitchOnProps {
  /** The shop's public key. */
  serverKey: string;
  /** What the device is told of besides what it is already; all on a new device where none is named. */
  topic?: PushTopic;
  /** The page to come back to. */
  back: string;
  isQuiet?: boolean;
}

type Progress = PushProblem | "push.busy";

/**
 * The button that has this browser told of news. What asks the browser is loaded when it is pressed; where no script
 * runs the form says that it takes one.
 */
export function SwitchOn({ serverKey, topic, back, isQuiet }: SwitchOnProps) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const [progress, setProgress] = useState<Progress | null>(null);

  async function switchOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setProgress("push.busy");
    const made = await askBrowser(serverKey);
    if (typeof made === "string") return setProgress(made);
    setProgress(null);
    const sent = new FormData(form);
    for (const [name, value] of Object.entries(made)) sent.set(name, value);
    submit(sent, { method: "post", action: pushPath });
  }

  return (
    <Form method="post" action={pushPath} onSubmit={switchOn} className="push-switch">
      <input type="hidden" name="intent" value="on" />
      <input type="hidden" name="back" value={back} />
      {topic && <input type="hidden" name="topic" value={topic} />}
      <button type="submit" className={isQuiet ? "button button-quiet" : "button"}>
        {t("push.switch_on")}
      </button>
      <p className="field-hint" role="status">
        {progress && t(progress)}
      </p>
    </Form>
  );
}

async function askBrowser(key: string) {
  try {
    const { subscribeHere } = await import("~/client/pwa/subscribe-here");
    return await subscribeHere(key);
  } catch {
    return "push.failed" as const;
  }
}
