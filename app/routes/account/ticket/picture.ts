import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithPicture } from "~/features/tickets/respond-with-picture.server";
import { requireUser } from "~/request/require-user.server";

/** GET /user/tickets/{code}/pictures/{file}: a picture of an own ticket. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return respondWithPicture(args, await requireUser(args), "user");
}
