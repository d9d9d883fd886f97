import { errorOf, type FormResult } from "~/forms/submission";

/** What is wrong with a whole form. */
export function ErrorNote({ result }: { result: FormResult | undefined }) {
  const error = errorOf(result);
  return error ? (
    <p className="notice notice-error" role="alert">
      {error}
    </p>
  ) : null;
}
