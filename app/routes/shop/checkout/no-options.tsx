import { Link } from "~/ui/link/link";

interface NoOptionsProps {
  title: string;
  text: string;
  /** What can be done about it. */
  way: { to: string; text: string };
}

/** A question that has no possible answer: it says why, and what to change. */
export function NoOptions({ title, text, way }: NoOptionsProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="notice notice-warning">{text}</p>
      <p>
        <Link className="button" to={way.to}>
          {way.text}
        </Link>
      </p>
    </>
  );
}
