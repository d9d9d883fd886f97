import { createRoute, z } from "@hono/zod-openapi";
import { csvFile, csvTaken, maxCsvLines } from "../../contract/csv";
import { contentSaved, faqFields, faqOpened, staffFaqList } from "../../contract/faqs";
import { lawFields, staffLawList } from "../../contract/law";
import { pageFields, pageOpened, staffPageList } from "../../contract/pages";
import { slugAsk, slugFree, slugKinds } from "../../contract/slugs";
import { privateRoute } from "../../http/access";
import type { App } from "../../http/app";
import { ApiError } from "../../http/errors";
import { jsonBody } from "../../http/json-body";
import { olderState, versionIn } from "../../http/older-state";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { fileRoute, takeRoute } from "../csv/file-routes";
import { actorOf } from "./content-actor";
import { takeContent, writeContent } from "./content-file";
import { faqFile, pageFile } from "./content-files";
import { listStaffFaqs, readStaffFaq, saveFaq } from "./edit-faq";
import { listStaffLaws, saveLaw } from "./edit-law";
import { listStaffPages, readStaffPage, savePage } from "./edit-page";
import { isSlugFree } from "./free-slug";

const params = z.object({ id: z.uuid() });
const maybeParams = z.object({ id: z.uuid().optional() });
const writing = { permission: "content.write" as const };

function save<S extends z.ZodType>(path: string, summary: string, body: S) {
  return createRoute({
    ...writing,
    method: "post",
    path,
    summary: `${summary} (content.write)`,
    request: { params: maybeParams, body: jsonBody(body) },
    responses: responses(contentSaved, "Its id and version"),
  });
}

const routes = {
  faqsFile: fileRoute("/admin/faqs/csv", "questions"),
  takeFaqs: takeRoute("/admin/faqs/csv", "questions"),
  pagesFile: fileRoute("/admin/pages/csv", "pages of text"),
  takePages: takeRoute("/admin/pages/csv", "pages of text"),
  faqs: createRoute({
    ...writing,
    method: "get",
    path: "/admin/faqs",
    summary: "All questions (content.write)",
    responses: responses(staffFaqList, "By group and place"),
  }),
  faq: createRoute({
    ...writing,
    method: "get",
    path: "/admin/faqs/{id}",
    summary: "A question with its older states (content.write)",
    request: { params, query: olderState },
    responses: responses(faqOpened, "The question"),
  }),
  addFaq: save("/admin/faqs", "Adds a question", faqFields),
  changeFaq: save("/admin/faqs/{id}", "Changes a question", faqFields),
  pages: createRoute({
    ...writing,
    method: "get",
    path: "/admin/pages",
    summary: "All pages of text (content.write)",
    responses: responses(staffPageList, "By slug"),
  }),
  page: createRoute({
    ...writing,
    method: "get",
    path: "/admin/pages/{id}",
    summary: "A page of text with its older states (content.write)",
    request: { params, query: olderState },
    responses: responses(pageOpened, "The page"),
  }),
  addPage: save("/admin/pages", "Adds a page of text", pageFields),
  changePage: save("/admin/pages/{id}", "Changes a page of text", pageFields),
  freeSlug: createRoute({
    ...writing,
    method: "post",
    path: "/admin/slugs/{kind}",
    summary: "Whether the end of an address is free (content.write)",
    request: {
      params: z.object({ kind: z.enum(slugKinds) }),
      query: z.object({ except: z.uuid().optional() }),
      body: jsonBody(slugAsk),
    },
    responses: responses(slugFree, "It is"),
  }),
  laws: createRoute({
    ...writing,
    method: "get",
    path: "/admin/law",
    summary: "All wordings of the legal texts (content.write)",
    responses: responses(staffLawList, "The newest first"),
  }),
  addLaw: save("/admin/law", "Begins a wording of a legal text", lawFields),
  changeLaw: save("/admin/law/{id}", "Changes or publishes a draft of one", lawFields),
} as const;

/** The editors of questions, pages and law. */
export function readingStaffRoutes(app: App, services: Services): void {
  const { database } = services;

  // Before the calls whose addresses end in an id.
  const allFaqs = () => database.run((q) => listStaffFaqs(q, maxCsvLines));
  privateRoute(app, routes.faqsFile, async (c) =>
    respond(c, csvFile, { csv: writeContent(faqFile, await allFaqs()) }),
  );
  privateRoute(app, routes.takeFaqs, async (c, login) => {
    const actor = actorOf(c, login);
    const taken = await takeContent(database, faqFile, {
      ...c.req.valid("json"),
      read: allFaqs,
      save: (fields, _row, item) => saveFaq(services, { id: item?.id ?? null, fields, actor }),
    });
    return respond(c, csvTaken, taken);
  });

  const allPages = () => database.run((q) => listStaffPages(q, maxCsvLines));
  privateRoute(app, routes.pagesFile, async (c) =>
    respond(c, csvFile, { csv: writeContent(pageFile, await allPages()) }),
  );
  privateRoute(app, routes.takePages, async (c, login) => {
    const actor = actorOf(c, login);
    const taken = await takeContent(database, pageFile, {
      ...c.req.valid("json"),
      read: allPages,
      save: (fields, _row, item) => savePage(services, { id: item?.id ?? null, fields, actor }),
    });
    return respond(c, csvTaken, taken);
  });

  privateRoute(app, routes.faqs, async (c) =>
    respond(c, staffFaqList, { data: await database.run((q) => listStaffFaqs(q)) }),
  );
  privateRoute(app, routes.faq, async (c) => {
    const { id } = c.req.valid("param");
    const version = versionIn(c.req.valid("query"));
    return respond(c, faqOpened, await database.run((q) => readStaffFaq(q, id, version)));
  });
  for (const route of [routes.addFaq, routes.changeFaq]) {
    privateRoute(app, route, async (c, login) => {
      const { id = null } = c.req.valid("param");
      const saving = { id, fields: c.req.valid("json"), actor: actorOf(c, login) };
      return respond(c, contentSaved, await saveFaq(services, saving));
    });
  }

  privateRoute(app, routes.pages, async (c) =>
    respond(c, staffPageList, { data: await database.run((q) => listStaffPages(q)) }),
  );
  privateRoute(app, routes.page, async (c) => {
    const { id } = c.req.valid("param");
    const version = versionIn(c.req.valid("query"));
    return respond(c, pageOpened, await database.run((q) => readStaffPage(q, id, version)));
  });
  for (const route of [routes.addPage, routes.changePage]) {
    privateRoute(app, route, async (c, login) => {
      const { id = null } = c.req.valid("param");
      const saving = { id, fields: c.req.valid("json"), actor: actorOf(c, login) };
      return respond(c, contentSaved, await savePage(services, saving));
    });
  }

  privateRoute(app, routes.freeSlug, async (c) => {
    const { kind } = c.req.valid("param");
    const { except: id = null } = c.req.valid("query");
    const { unique_name } = c.req.valid("json");
    const isFree = await database.run((q) => isSlugFree(q, kind, { slug: unique_name, id }));
    if (!isFree) throw new ApiError("content.slug_taken");
    return respond(c, slugFree, { data: { unique_name } });
  });

  privateRoute(app, routes.laws, async (c) => {
    const now = services.clock.now();
    return respond(c, staffLawList, { data: await database.run((q) => listStaffLaws(q, now)) });
  });
  for (const route of [routes.addLaw, routes.changeLaw]) {
    privateRoute(app, route, async (c, login) => {
      const { id = null } = c.req.valid("param");
      const saving = { id, fields: c.req.valid("json"), actor: actorOf(c, login) };
      return respond(c, contentSaved, await saveLaw(services, saving));
    });
  }
}
