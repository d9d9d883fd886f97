import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithPicture } from "~/features/tickets/respond-with-picture.server";
import { requireStaff } from "~/request/require-staff.server";

/** GET /staff/tickets/{code}/pictures/{file}: a picture that a customer or the desk has sent. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return respondWithPicture(args, await requireStaff(args), "admin");
}
