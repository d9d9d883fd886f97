import { Hole } from "~/features/holes/hole";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { usePageLanguage } from "~/i18n/use-page-language";
import { useRootData } from "~/root-data";
import { loginPath } from "~/sitemap/paths";
import { Link } from "~/ui/link/link";
import { TextArea } from "~/ui/text-area/text-area";
import type { CommentWords } from "./comment-words.server";

interface CommentFormProps {
  words: CommentWords;
  result?: FormResult | undefined;
}

/** The form of comments on a post; it holds the way to the login for who has none. */
export function CommentForm({ words, result }: CommentFormProps) {
  const lang = usePageLanguage();
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
              <Link className="button button-quiet" to={loginPath(lang)}>
                {words.login}
              </Link>
            </p>
          )}
        </Hole>
      )}
    </ValidatedForm>
  );
}
