import { Hole } from "~/features/holes/hole";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { useRootData } from "~/root-data";
import { TextArea } from "~/ui/text-area/text-area";
import type { CommentWords } from "./comment-words.server";

interface CommentFormProps {
  words: CommentWords;
  result?: FormResult | undefined;
}

/** The form of comments on a post. Who has no login is led there by sending it, and from there back to the post (R-AUTH-07). */
export function CommentForm({ words, result }: CommentFormProps) {
  const hasLogin = useRootData()?.user.login;
  return (
    <ValidatedForm
      id="comment"
      className="fields"
      constraints={{ body: { required: true, minLength: 2, maxLength: 1000 } }}
      result={result}
    >
      {(field) => (
        <Hole name="comment">
          {hasLogin ? (
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
          ) : (
            <p>
              <button type="submit" className="button button-quiet">
                {words.login}
              </button>
            </p>
          )}
        </Hole>
      )}
    </ValidatedForm>
  );
}
