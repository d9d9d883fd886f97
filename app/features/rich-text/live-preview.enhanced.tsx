import { useEffect } from "react";
import { staffRichTextPath } from "~/sitemap/staff-paths";

/** How long nothing is typed before the text is shown anew. */
const pauseMs = 600;

interface LivePreviewProps {
  /** The text area's. */
  id: string;
  /** In which the text is written. */
  lang: string;
  show: (html: string) => void;
}

/** Shows a text as it is typed; shows nothing itself. A request that fails leaves what was shown. */
export default function LivePreview({ id, lang, show }: LivePreviewProps) {
  useEffect(() => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    let timer = 0;
    let request = new AbortController();

    async function ask(source: string) {
      request.abort();
      request = new AbortController();
      try {
        const body = new URLSearchParams({ source, lang });
        const { signal } = request;
        const response = await fetch(staffRichTextPath, { method: "POST", body, signal });
        if (response.ok) show((await response.json()).html);
      } catch {
        // The next one will do.
      }
    }

    const typed = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void ask(area.value), pauseMs);
    };
    area.addEventListener("input", typed);
    return () => {
      area.removeEventListener("input", typed);
      clearTimeout(timer);
      request.abort();
    };
  }, [id, lang, show]);

  return null;
}
