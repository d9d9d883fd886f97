/** What a writer's Markdown became; the backend has sanitised it. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend's one allow-list made it
  return <div className="prose rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
