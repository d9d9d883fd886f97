import { z } from "zod";
import { contactForm } from "#backend/contract/own-forms";
import { ruledText } from "~/forms/schema.server";

const bounded = ({ min, max }: { min: number; max: number }) =>
  ruledText(["required", ["min_len", min], ["max_len", max]]);

/** What the contact form asks; whether an answer can reach somebody, the backend says. */
export const messageFields = {
  name: bounded(contactForm.name),
  contact: bounded(contactForm.contact),
  subject: bounded(contactForm.subject),
  body: bounded(contactForm.body),
};

/** `website` is hidden: people leave it empty, programs that fill in every field don't. */
export const messageSchema = z.object({
  ...messageFields,
  website: z.string().max(500).optional(),
});
