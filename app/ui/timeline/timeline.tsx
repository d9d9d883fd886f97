import type { ReactNode } from "react";

export interface TimelineEntry {
  id: string | number;
  /** When it was, as a `time` element. */
  when: ReactNode;
  title: ReactNode;
  text?: ReactNode;
}

/** What happened, in its order: on both sides of the line from md up, on one side below (R-TL-01). Styles alone say so. */
export function Timeline({ entries, label }: { entries: TimelineEntry[]; label: string }) {
  return (
    <ol className="timeline" aria-label={label}>
      {entries.map(({ id, when, title, text }) => (
        <li key={id}>
          <div className="panel">
            <p className="small muted">{when}</p>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
