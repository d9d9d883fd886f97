import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { ApiError } from "~/api/client/api-error";
import type { RequestContext } from "~/request/context.server";
import type { Outcome } from "~/ui/tested/use-tested.enhanced";
import { checkField, listOptions, searchCrafts, testUnique } from "../../api/fields.server";
import { labAction } from "../lab-action.server";
import { requireLab } from "../require-lab.server";

/** What the components of the laboratory ask for by themselves: lists. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireLab(args);
  const { searchParams } = new URL(args.request.url);
  const text = (name: string) => (searchParams.get(name) ?? "").slice(0, 100);
  switch (args.params.call) {
    case "options":
      return Response.json(await listOptions(api, text("s")), fresh);
    case "search":
      return Response.json(await findCrafts(api, text), fresh);
    default:
      throw new Response(null, { status: 404 });
  }
}

/** And tests of what was typed. */
export const action = labAction(
  async (args: ActionFunctionArgs & { ctx: RequestContext; form: FormData }) => {
    const { ctx, form, params } = args;
    const [name = "", value = ""] = [...form.entries()][0] ?? [];
    if (params.call === "unique") {
      return Response.json(await validate(ctx, testUnique(ctx.api, String(value))), fresh);
    }
    if (params.call === "check") {
      return Response.json(await validate(ctx, checkField(ctx.api, name, String(value))), fresh);
    }
    throw new Response(null, { status: 404 });
  },
);

const fresh = { headers: { "Cache-Control": "no-store" } };

/** The parameter of the text has any name; what is not the category is it. */
function findCrafts(api: RequestContext["api"], text: (name: string) => string) {
  return searchCrafts(api, { search: text("search") || text("q"), category: text("category") });
}

/** What the backend says of a value, in the reader's words (R-UNIQ-02, R-CHK-01). */
async function validate(
  { translator }: RequestContext,
  call: Promise<{ data: unknown }>,
): Promise<Outcome> {
  try {
    return { isPassed: true, answer: await call };
  } catch (error) {
    if (!(error instanceof ApiError) || error.outcome.kind !== "message") throw error;
    return { isPassed: false, text: translator.say(error.outcome.msg, error.params) };
  }
}
