import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { unsubscribeHere } from "~/client/pwa/unsubscribe-here";
import { errorOf, type FormResult, sentText, sentTexts } from "~/forms/submission";
import { Checkbox } from "~/ui/checkbox/checkbox";
import { type Choice, Select } from "~/ui/select/select";
import type { DeviceView } from "./load-push.server";

interface DevicePartProps {
  device: DeviceView;
  hours: readonly Choice[];
  /** Of this device's form, where it was refused. */
  result: FormResult | undefined;
}

/** One device: what it tells of, when it is quiet, and its removal. This one and one with a mistake stand open. */
export function DevicePart({ device, hours, result }: DevicePartProps) {
  const { t } = useTranslation();
  const { id, name, isHere, isStale, last } = device;
  return (
    <details className="push-device" open={isHere || result !== undefined}>
      <summary>
        <b>{name}</b> {isHere && <span className="tag">{t("account.here")}</span>}{" "}
        {isStale && <span className="tag tag-quiet">{t("push.stale")}</span>}
        <span className="field-hint">{last}</span>
      </summary>
      <DeviceForm {...{ device, hours, result }} />
      {/* Who takes this device off the list means its browser, too. */}
      <Form method="post" onSubmit={isHere ? unsubscribeHere : undefined}>
        <input type="hidden" name="device" value={id} />
        <button
          type="submit"
          className="link"
          name="intent"
          value="remove"
          aria-label={t("push.remove_named", { device: name })}
        >
          {t("push.remove")}
        </button>
      </Form>
    </details>
  );
}

function DeviceForm({ device, hours, result }: DevicePartProps) {
  const { t } = useTranslation();
  const { id, topics, hasQuiet, from, to, zone } = device;
  const sentTopics = result && (sentTexts(result, "topic") ?? []);
  return (
    <Form method="post" className="fields account-form">
      <input type="hidden" name="device" value={id} />
      <fieldset className="push-topics">
        <legend>{t("push.topics")}</legend>
        {topics.map(({ topic, name, isOn }) => (
          <label key={topic} className="check">
            <input
              type="checkbox"
              name="topic"
              value={topic}
              defaultChecked={sentTopics ? sentTopics.includes(topic) : isOn}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <Checkbox
        id={`quiet-${id}`}
        name="quiet"
        label={t("push.quiet")}
        hint={zone}
        isChecked={result ? sentText(result, "quiet") !== undefined : hasQuiet}
      />
      <div className="push-hours">
        <Select
          id={`from-${id}`}
          name="from"
          label={t("push.from")}
          choices={hours}
          defaultValue={sentText(result, "from") ?? from}
        />
        <Select
          id={`to-${id}`}
          name="to"
          label={t("push.to")}
          choices={hours}
          defaultValue={sentText(result, "to") ?? to}
          error={errorOf(result, "to")}
        />
      </div>
      <button type="submit" className="button button-quiet" name="intent" value="save">
        {t("push.save")}
      </button>
    </Form>
  );
}
