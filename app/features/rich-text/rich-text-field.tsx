import { type ReactNode, Suspense, useState } from "react";
import { lazyExtra } from "~/ui/lazy-extra";
import { TextArea } from "~/ui/text-area/text-area";

const LivePreview = lazyExtra(() => import("./live-preview.enhanced"));

/**
 * Letters that can be typed: some more than a text may have (`maxRichText`), so that a paste of megabytes is told to be too long
 * with all that was filled in, and not turned away with it as too large a form.
 */
export const maxTyped = 44_000;

interface RichTextFieldProps {
  name: string;
  id: string;
  label: string;
  hint: string;
  error?: string;
  defaultValue?: string;
  dir: "ltr" | "rtl";
  lang: string;
  /** What the form's preview button came back with, or nothing yet. */
  html?: string;
  /** What stands before it there, as it was when the button was pressed. */
  opening?: ReactNode;
  /** What the preview is called. */
  preview: string;
}

/**
 * A text area for Markdown. Without scripts its form has a button that shows what the text will look like; where they run,
 * that is shown below while it is typed.
 */
export function RichTextField({ html, opening, preview, lang, ...field }: RichTextFieldProps) {
  const [isTouched, setIsTouched] = useState(false);
  const [live, setLive] = useState<string>();
  const shown = live ?? html;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the text area inside was reached
    <div className="rich-text-field" onFocus={() => setIsTouched(true)}>
      <TextArea {...field} lang={lang} rows={18} maxLength={maxTyped} spellCheck />
      {isTouched && (
        <Suspense fallback={null}>
          <LivePreview id={field.id} lang={lang} show={setLive} />
        </Suspense>
      )}
      {shown !== undefined && (
        <section className="rich-text-preview" aria-label={preview} dir={field.dir}>
          <h3>{preview}</h3>
          {live === undefined && opening}
          <div
            className="prose rich-text"
            lang={lang}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend has sanitised it
            dangerouslySetInnerHTML={{ __html: shown }}
          />
        </section>
      )}
    </div>
  );
}
