import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";

/** POST /staff/upload: one picture of the desk's hydrated page, at once; whose it is the staff's login says. */
export { takeOnePicture as action } from "~/features/upload/take-one-picture.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args);
  throw notFound();
}
