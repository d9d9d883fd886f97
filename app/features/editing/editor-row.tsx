import type { ReactNode } from "react";
import { StaffLink } from "~/features/staff/staff-link";

interface EditorRowProps {
  to: string;
  title: string;
  state: string;
  /** Readers find it. */
  isShown: boolean;
  missing: readonly string[];
  /** More of it, such as its address. */
  about?: ReactNode;
  date: string;
  /** It belongs to the one above it. */
  isBelow?: boolean;
}

/** A line of a list that leads to an editor. */
export function EditorRow(props: EditorRowProps) {
  const { to, title, state, isShown, missing, about, date, isBelow } = props;
  return (
    <li className={isBelow ? "desk-row desk-row-below" : "desk-row"}>
      <StaffLink className="desk-subject" to={to}>
        <bdi>{title}</bdi>
      </StaffLink>{" "}
      <span className="desk-tags">
        <span className={isShown ? "tag" : "tag tag-quiet"}>{state}</span>{" "}
        {missing.map((text) => (
          <span key={text} className="tag tag-accent">
            {text}
          </span>
        ))}
      </span>{" "}
      <span className="desk-who">{about}</span> <span className="desk-when">{date}</span>
    </li>
  );
}
