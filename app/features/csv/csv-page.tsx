import { useActionData } from "@remix-run/react";
import { StaffLink } from "~/features/staff/staff-link";
import type { FormResult } from "~/forms/submission";
import { CsvForm } from "./csv-form";
import { type CsvPreview, CsvPreviewPart } from "./csv-preview";

interface CsvPageProps {
  title: string;
  /** What such a file is. */
  about: string;
  hint: string;
  /** The list that it goes into. */
  back: { to: string; text: string };
}

/** Where a list comes in from a file. */
export function CsvPage({ title, about, hint, back }: CsvPageProps) {
  const result = useActionData<FormResult & { preview?: CsvPreview }>();
  return (
    <>
      <header className="desk-head">
        <h1>{title}</h1>
        <p className="muted">{about}</p>
      </header>
      <p>
        <StaffLink className="link" to={back.to}>
          {back.text}
        </StaffLink>
      </p>
      {result?.preview && <CsvPreviewPart {...result.preview} />}
      <CsvForm hint={hint} result={result} />
    </>
  );
}
