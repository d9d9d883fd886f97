import { useLocation } from "@remix-run/react";
import { errorOf, type FormResult } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { TextField } from "~/ui/field/text-field";
import { Link } from "~/ui/link/link";
import { TextArea } from "~/ui/text-area/text-area";
import type { loadPage } from "./load-page.server";

type ContactFormProps = NonNullable<Awaited<ReturnType<typeof loadPage>>["form"]> & {
  result: FormResult | undefined;
};

/** What somebody without an account writes to the shop. */
export function ContactForm({ constraints, ticket, words, result }: ContactFormProps) {
  const error = errorOf(result);
  // Once it was taken, the page is shown anew with an empty form.
  const { key } = useLocation();
  return (
    <section className="contact" aria-labelledby="write">
      <h2 id="write">{words.title}</h2>
      <p className="muted">
        {words.text}{" "}
        <Link className="link" to={ticket} discover="none">
          {words.ticket}
        </Link>
      </p>
      {error && (
        <p className="notice notice-error" role="alert">
          {error}
        </p>
      )}
      <ValidatedForm
        key={key}
        id="contact-form"
        className="fields"
        constraints={constraints}
        result={result}
      >
        {(field) => (
          <>
            <TextField {...field("name")} label={words.name} autoComplete="name" dir="auto" />
            <TextField
              {...field("contact")}
              label={words.contact}
              hint={words.contactHint}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
            />
            <TextField {...field("subject")} label={words.subject} dir="auto" />
            <TextArea {...field("body")} label={words.body} hint={words.bodyHint} dir="auto" />
            <p className="sr-only" aria-hidden="true">
              <label>
                {words.empty}
                <input name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </p>
            <button type="submit" className="button">
              {words.send}
            </button>
          </>
        )}
      </ValidatedForm>
    </section>
  );
}
