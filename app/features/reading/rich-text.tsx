import type { LanguageCode } from "#backend/contract/languages";
import { saidIn } from "~/i18n/said-in";

interface RichTextProps {
  html: string;
  /** Its language, where it isn't the page's. */
  lang?: LanguageCode | undefined;
}

/** What a writer's Markdown became; the backend has sanitised it. */
export function RichText({ html, lang }: RichTextProps) {
  return (
    <div
      className="prose rich-text"
      {...saidIn(lang)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend's one allow-list made it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
