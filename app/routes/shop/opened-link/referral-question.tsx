import { Form } from "@remix-run/react";
import { Link } from "~/ui/link/link";

export interface ReferralAsked {
  /** The link's. */
  token: string;
  /** The page that takes the answer, and that says what is kept. */
  action: string;
  words: { text: string; yes: string; no: string; more: string };
}

/** Whether it may be remembered whose recommendation the reader came by: two answers that weigh the same. */
export function ReferralQuestion({
  title,
  token,
  action,
  words,
}: ReferralAsked & { title: string }) {
  return (
    <div className="stack">
      <h1>{title}</h1>
      <p className="lead">{words.text}</p>
      <Form method="post" action={action} className="cluster">
        <input type="hidden" name="intent" value="referral" />
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button button-quiet" name="answer" value="yes">
          {words.yes}
        </button>
        <button type="submit" className="button button-quiet" name="answer" value="no">
          {words.no}
        </button>
      </Form>
      <p>
        <Link to={action} className="link">
          {words.more}
        </Link>
      </p>
    </div>
  );
}
