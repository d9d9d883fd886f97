import { z } from "zod";
import { contactForm } from "#backend/contract/own-forms";
import { ruledText } from "~/forms/schema.server";

const { min, max } = contactForm.answer;

export const answerFields = {
  body: ruledText(["required", ["min_len", min], ["max_len", max]]),
};

/** The page's buttons. */
export const messageSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("answer"), ...answerFields }),
  z.object({ intent: z.literal("done") }),
  z.object({ intent: z.literal("remove") }),
]);
