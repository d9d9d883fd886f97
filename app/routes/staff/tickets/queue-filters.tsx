import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TextField } from "~/ui/field/text-field";
import { Select } from "~/ui/select/select";
import type { loadQueue } from "./load-queue.server";

type Queue = Awaited<ReturnType<typeof loadQueue>>;

/** Which tickets are shown; the address says it, so that a queue can be kept as a bookmark. */
export function QueueFilters({ chosen, choices }: Pick<Queue, "chosen" | "choices">) {
  const { t } = useTranslation();
  return (
    <Form method="get" className="desk-filters" aria-label={t("desk.filters")} reloadDocument>
      {(["view", "assignee", "unread", "department", "priority"] as const).map((name) => (
        <Select
          key={name}
          name={name}
          label={t(name === "unread" ? "desk.filter_unread" : `desk.${name}`)}
          defaultValue={chosen[name] || undefined}
          choices={choices[name]}
        />
      ))}
      <TextField
        name="q"
        look="desk-search"
        type="search"
        label={t("desk.search")}
        defaultValue={chosen.q}
        maxLength={200}
        dir="auto"
      />
      <button type="submit" className="button">
        {t("desk.show")}
      </button>
    </Form>
  );
}
