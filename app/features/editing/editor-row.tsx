import { StaffLink } from "~/features/staff/staff-link";

interface EditorRowProps {
  to: string;
  title: string;
  state: string;
  /** Readers find it. */
  isShown: boolean;
  missing: readonly string[];
  /** More of it, such as its address. */
  about?: string;
  date: string;
}

/** A line of a list that leads to an editor. */
export function EditorRow({ to, title, state, isShown, missing, about, date }: EditorRowProps) {
  return (
    <li className="desk-row">
      <StaffLink className="desk-subject" to={to}>
        <bdi>{title}</bdi>
      </StaffLink>
      <span className="desk-tags">
        <span className={isShown ? "tag" : "tag tag-quiet"}>{state}</span>
        {missing.map((text) => (
          <span key={text} className="tag tag-accent">
            {text}
          </span>
        ))}
      </span>
      <span className="desk-who">{about}</span>
      <span className="desk-when">{date}</span>
    </li>
  );
}
