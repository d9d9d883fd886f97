import type { PostView } from "~/features/blog/post-view.server";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { Link } from "~/ui/link/link";
import { TextArea } from "~/ui/text-area/text-area";
import { useOfflineComment } from "./use-offline-comment.enhanced";
import { WaitingComments } from "./waiting-comments.enhanced";

interface CommentsProps {
  view: PostView;
  /** Where a visitor logs in; null for who is logged in. */
  login: string | null;
  result: FormResult | undefined;
}

/** What readers have said, and a form to say something. */
export function Comments({ view, login, result: answer }: CommentsProps) {
  const { comments, isOpen, words } = view;
  const kept = useOfflineComment(view);
  // What waits on the device is done with: the form begins anew.
  const result = kept > 0 ? undefined : answer;
  return (
    <section id="comments" className="post-comments" aria-labelledby="comments-title">
      <h2 id="comments-title">{words.comments}</h2>
      {comments.length === 0 && <p className="muted">{words.none}</p>}
      <ol>
        {comments.map(({ id, name, body, at, date }) => (
          <li key={id} className="post-comment">
            <p className="post-facts">
              <b>
                <bdi>{name}</bdi>
              </b>
              <time dateTime={at}>{date}</time>
            </p>
            <p className="post-comment-body" dir="auto">
              {body}
            </p>
          </li>
        ))}
      </ol>
      <WaitingComments view={view} />
      {!isOpen && <p className="muted">{words.shut}</p>}
      {isOpen && login && (
        <p>
          <Link className="button button-quiet" to={login}>
            {words.login}
          </Link>
        </p>
      )}
      {isOpen && !login && (
        <ValidatedForm
          key={kept}
          id="comment"
          className="fields"
          constraints={{ body: { required: true, minLength: 2, maxLength: 1000 } }}
          result={result}
        >
          {(field) => (
            <>
              {errorOf(result) && (
                <p className="notice notice-error" role="alert">
                  {errorOf(result)}
                </p>
              )}
              {/* Its script names each comment, so that sending one twice makes one. */}
              <input type="hidden" name="op_id" />
              <TextArea
                {...field("body")}
                id="comment-body"
                label={words.comment}
                hint={words.hint}
                rows={5}
                dir="auto"
                defaultValue={sentText(result, "body")}
              />
              <button type="submit" className="button">
                {words.send}
              </button>
            </>
          )}
        </ValidatedForm>
      )}
    </section>
  );
}
