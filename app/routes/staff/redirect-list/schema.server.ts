import { z } from "zod";
import {
  maxRedirectLines,
  maxRedirectText,
  type RedirectLine,
  redirectPathOf,
} from "#backend/contract/redirects";
import { leadsToPublicPage } from "~/features/editing/leads-to-page.server";
import { message } from "~/forms/schema.server";
import type { MessageKey } from "~/i18n/messages/en";

const lines = z
  .string(message("editors.redirects.no_lines"))
  .max(maxRedirectText, message("validate_max_len"))
  .transform((text, context): RedirectLine[] => {
    const refuse = (key: MessageKey, params: Record<string, number> = {}) => {
      context.addIssue({ code: "custom", message: key, params });
      return z.NEVER;
    };
    const written = text
      .split(/\r?\n/)
      .map((words, index) => ({ words: words.trim(), line: index + 1 }))
      .filter(({ words }) => words !== "");
    if (written.length === 0) return refuse("editors.redirects.no_lines");
    if (written.length > maxRedirectLines) {
      return refuse("editors.redirects.too_many_lines", { bound: maxRedirectLines });
    }
    const read: RedirectLine[] = [];
    for (const { words, line } of written) {
      const one = readLine(words);
      if (typeof one === "string") return refuse(one, { line });
      read.push({ line, ...one });
    }
    return read;
  });

/** The two paths of a line, or what is wrong with it. */
function readLine(words: string): MessageKey | Omit<RedirectLine, "line"> {
  const [old, now, ...more] = words.split(/\s+/);
  if (!old || !now || more.length > 0) return "editors.redirects.line_parts";
  const [from, to] = [redirectPathOf(old), redirectPathOf(now)];
  if (from === null || to === null) return "editors.redirects.line_bad_path";
  return leadsToPublicPage(to) ? { from, to } : "editors.redirects.line_no_such_page";
}

export const redirectListSchema = z.object({ lines });
