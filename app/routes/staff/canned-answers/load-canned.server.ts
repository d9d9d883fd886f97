import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import { departments } from "#backend/contract/ticket";
import { getCannedAnswers } from "~/api/desk.server";
import { constraintsOf } from "~/forms/constraints.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { cannedFields } from "./schema.server";

/** GET /staff/canned-answers: all of them, with what is missing of each. */
export async function loadCanned(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t } = ctx;
  const answers = await getCannedAnswers(ctx.api).catch(asPage(ctx));
  return {
    head: { title: t("desk.canned.title"), noindex: true },
    answers: answers.map((answer) => ({
      ...answer,
      missing: languageCodes
        .filter((code) => !answer.body[code])
        .map((code) => t("desk.canned.missing", { language: languages[code].name })),
    })),
    languages: languageCodes.map((code) => ({
      code,
      label: t("desk.canned.field_body", { language: languages[code].name }),
    })),
    departments: departments.map((value) => ({ value, name: t(`desk.department.${value}`) })),
    constraints: constraintsOf(ctx, cannedFields),
  };
}
