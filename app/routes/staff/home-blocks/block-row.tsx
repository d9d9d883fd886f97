import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { StaffLink } from "~/features/staff/staff-link";
import { staffHomeBlockPath } from "~/sitemap/staff-paths";

interface BlockRowProps {
  id: number;
  version: number;
  kind: string;
  detail: string;
  /** Kind and detail: what its buttons are about. */
  name: string;
  isShown: boolean;
  missing: readonly string[];
  date: string;
  isFirst: boolean;
  isLast: boolean;
}

/** A block in the page's order, with the buttons that move it. */
export function BlockRow(props: BlockRowProps) {
  const { id, version, kind, detail, name, isShown, missing, date, isFirst, isLast } = props;
  const { t } = useTranslation();
  const hiding = isShown ? "hide" : "show";
  return (
    <li
      id={`block-${id}`}
      className={isShown ? "desk-row block-row" : "desk-row block-row block-off"}
    >
      <div className="block-words">
        <StaffLink className="desk-subject" to={staffHomeBlockPath(id)}>
          {kind}
        </StaffLink>{" "}
        {detail && (
          <span className="desk-who" dir="auto">
            {detail}
          </span>
        )}{" "}
        <span className="block-facts">
          <span className={isShown ? "tag" : "tag tag-quiet"}>
            {t(isShown ? "editors.shown" : "editors.hidden")}
          </span>{" "}
          {missing.map((text) => (
            <span key={text} className="tag tag-accent">
              {text}
            </span>
          ))}{" "}
          <span className="block-date">{date}</span>
        </span>
      </div>
      <Form method="post" className="block-moves" reloadDocument>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Move intent="up" label={t("blocks.up_of", { name })} isOff={isFirst}>
          {t("blocks.up")}
        </Move>
        <Move intent="down" label={t("blocks.down_of", { name })} isOff={isLast}>
          {t("blocks.down")}
        </Move>
        <Move intent={hiding} label={t(`blocks.${hiding}_of`, { name })}>
          {t(`blocks.${hiding}`)}
        </Move>
      </Form>
    </li>
  );
}

interface MoveProps {
  intent: string;
  label: string;
  isOff?: boolean;
  children: string;
}

function Move({ intent, label, isOff, children }: MoveProps) {
  return (
    <button
      type="submit"
      className="button button-quiet"
      name="intent"
      value={intent}
      aria-label={label}
      disabled={isOff}
    >
      {children}
    </button>
  );
}
