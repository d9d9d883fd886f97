import { CommentForm } from "~/features/blog/comment-form";
import type { PostView } from "~/features/blog/post-view.server";
import type { FormResult } from "~/forms/submission";
import { useOfflineComment } from "./use-offline-comment.enhanced";
import { WaitingComments } from "./waiting-comments.enhanced";

interface CommentsProps {
  view: PostView;
  result: FormResult | undefined;
}

/** What readers have said, and a form to say something. */
export function Comments({ view, result: answer }: CommentsProps) {
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
      {isOpen && <CommentForm key={kept} words={words} result={result} />}
    </section>
  );
}
