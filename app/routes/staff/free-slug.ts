import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";

export { answerFreeSlug as action } from "~/features/editing/answer-free-slug.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args);
  throw notFound();
}
