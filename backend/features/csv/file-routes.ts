import { createRoute } from "@hono/zod-openapi";
import { csvFile, csvInput, csvTaken } from "../../contract/csv";
import { jsonBody } from "../../http/json-body";
import { responses } from "../../http/responses";

const permission = "content.write" as const;

/** GET admin/{…}/csv: things of the content as a file. */
export const fileRoute = <Path extends string>(path: Path, what: string) =>
  createRoute({
    permission,
    method: "get",
    path,
    summary: `All ${what} as a CSV file (content.write)`,
    responses: responses(csvFile, "A line for each, its words in a column for each language"),
  });

/** POST admin/{…}/csv: takes such a file, or says what it would do. */
export const takeRoute = <Path extends string>(path: Path, what: string) =>
  createRoute({
    permission,
    method: "post",
    path,
    summary: `Takes such a file of ${what}, all of its lines or none (content.write)`,
    request: { body: jsonBody(csvInput) },
    responses: responses(csvTaken, "How many were made and changed"),
  });
