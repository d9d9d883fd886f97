import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import { readFileValue } from "~/features/upload/read-file-value.server";
import type { FormResult } from "~/forms/submission";
import type { FileFormArguments } from "~/request/file-form.server";
import type { FileValue } from "~/ui/file/file-value";
import { ticketFileRules } from "./ticket-file-rules";

/** What a form with pictures comes back with, besides what every form does. */
export interface TicketFormResult extends FormResult {
  pictures: FileValue[];
}

/** The pictures of a message's form; its fields are left without them. */
export async function readTicketPictures(args: FileFormArguments) {
  const { max } = ticketFileRules;
  const read = await readFileValue(args, { name: "pictures", max });
  args.form.delete("pictures");
  return read;
}

/** The form as it was filled in, after a button of the pictures' own, which sends nothing; 400 with what is wrong with them. */
export function toArrangedResponse(
  submission: { payload: Record<string, unknown> },
  { value, error }: { value: FileValue[]; error: string | null },
) {
  const initialValue = submission.payload as SubmissionResult<string[]>["initialValue"];
  const wrong = error ? { error: { pictures: [error] } } : {};
  return data<TicketFormResult>({ initialValue, ...wrong, pictures: value }, error ? 400 : 200);
}
