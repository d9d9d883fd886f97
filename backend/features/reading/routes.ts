import { createRoute, z } from "@hono/zod-openapi";
import { done } from "../../contract/auth";
import { contentPreview, previewedKinds } from "../../contract/content-preview";
import { contentHits } from "../../contract/content-search";
import { faqList, faqVote, faqVoted } from "../../contract/faqs";
import { guestMessage } from "../../contract/guest-message";
import { law, lawKinds } from "../../contract/law";
import { textPage, textPageList } from "../../contract/pages";
import { publicRoute } from "../../http/access";
import type { App, Context } from "../../http/app";
import { callerOf } from "../../http/caller";
import { ApiError } from "../../http/errors";
import { jsonBody } from "../../http/json-body";
import { languageOf } from "../../http/language";
import { networkOf } from "../../http/network-of";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { findFreshLogin } from "../auth/sessions/find-session";
import { VersionMemo } from "../catalog/index/version-memo";
import { readFaqs, searchFaqs } from "./list-faqs";
import { sendGuestMessage } from "./messages/send-guest-message";
import { readLaw } from "./read-law";
import { listPages, readPage } from "./read-page";
import { readPreview } from "./read-preview";
import { type Readable, readContent } from "./search/read-content";
import { searchContent } from "./search/search-content";
import { voteFaq } from "./vote-faq";

const routes = {
  faqs: createRoute({
    method: "get",
    path: "/home/faqs",
    summary: "Questions and answers (R-ROUTE-23)",
    request: {
      query: z.object({
        l: z.string().optional().describe("Language"),
        q: z.string().max(200).optional().describe("Words that occur in all of them"),
      }),
    },
    responses: responses(faqList, "By group and place"),
  }),
  vote: createRoute({
    method: "post",
    path: "/home/faqs/{id}/helpful",
    summary: "Says whether an answer helped; one word per reader",
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(faqVote) },
    responses: responses(faqVoted, "Whether it was counted"),
  }),
  pages: createRoute({
    method: "get",
    path: "/home/pages",
    summary: "Which pages of text there are",
    responses: responses(textPageList, "The published ones, by slug"),
  }),
  page: createRoute({
    method: "get",
    path: "/home/pages/{slag}",
    summary: "A page of text (R-ROUTE-24)",
    request: {
      params: z.object({ slag: z.string().max(60) }),
      query: z.object({ l: z.string().optional().describe("Language") }),
    },
    responses: responses(textPage, "The page"),
  }),
  search: createRoute({
    method: "get",
    path: "/home/content-search",
    summary: "What there is to read about a search",
    request: {
      query: z.object({
        l: z.string().optional().describe("Language"),
        text: z.string().max(200).describe("Words that occur in all of it"),
      }),
    },
    responses: responses(contentHits, "Questions, pages, posts and legal texts, the nearest first"),
  }),
  law: createRoute({
    method: "get",
    path: "/home/law",
    summary: "A wording of a legal text (R-ROUTE-20)",
    request: {
      query: z.object({
        l: z.string().optional().describe("Language"),
        kind: z.string().optional().describe(lawKinds.join(", ")),
        version: z.string().max(30).optional().describe("The one that holds by default"),
        at: z.iso.datetime().optional().describe("Else the one that held then"),
      }),
    },
    responses: responses(law, "The wording and the names of the others"),
  }),
  preview: createRoute({
    method: "get",
    path: "/home/previews/{kind}/{token}",
    summary: "What was saved last, for who was given its link",
    request: {
      params: z.object({ kind: z.enum(previewedKinds), token: z.uuid() }),
      query: z.object({ l: z.string().optional().describe("Language") }),
    },
    responses: responses(contentPreview, "A question, a page of text or a wording of the law"),
  }),
  message: createRoute({
    method: "post",
    path: "/home/messages",
    summary: "What a visitor writes to the shop",
    request: { body: jsonBody(guestMessage) },
    responses: responses(done, "It is kept"),
  }),
} as const;

const networkOfCall = (c: Context) => networkOf(callerOf(c).address ?? "unknown");

/** What everybody reads: questions, pages of text and the law, kept until the catalogue's version moves on. */
export function readingRoutes(app: App, services: Services): void {
  const { database, catalogue, clock } = services;
  const faqs = new VersionMemo<z.infer<typeof faqList>["data"]>(4);
  const readables = new VersionMemo<Readable[]>(4);
  const pages = new VersionMemo<z.infer<typeof textPage> | null>(64);

  publicRoute(app, routes.faqs, async (c) => {
    const lang = languageOf(c);
    const { version } = await catalogue.current();
    const all = await faqs.get(version, lang, () =>
      database.run((q) => readFaqs(q, lang, clock.now())),
    );
    const data = searchFaqs(all, c.req.valid("query").q ?? "");
    return respond(c, faqList, { data, total: data.length });
  });

  publicRoute(app, routes.vote, async (c) => {
    const { helpful, reader } = c.req.valid("json");
    const login = await findFreshLogin(services, c);
    const network = networkOfCall(c);
    const voting = { helpful, network, reader: login?.user.id ?? reader ?? network };
    const counted = await voteFaq(services, { ...c.req.valid("param"), ...voting });
    return respond(c, faqVoted, { counted });
  });

  publicRoute(app, routes.pages, async (c) =>
    respond(c, textPageList, {
      data: await database.run((q) => listPages(q, languageOf(c), clock.now())),
    }),
  );

  publicRoute(app, routes.page, async (c) => {
    const lang = languageOf(c);
    const { slag } = c.req.valid("param");
    const { version } = await catalogue.current();
    const page = await pages.get(version, `${lang} ${slag}`, () =>
      database.run((q) => readPage(q, slag, lang, clock.now())),
    );
    if (!page) throw new ApiError("error.not_found");
    return respond(c, textPage, page);
  });

  publicRoute(app, routes.search, async (c) => {
    const lang = languageOf(c);
    const { version } = await catalogue.current();
    const all = await readables.get(version, lang, () =>
      database.run((q) => readContent(q, lang, clock.now())),
    );
    return respond(c, contentHits, { data: searchContent(all, c.req.valid("query").text) });
  });

  publicRoute(app, routes.law, async (c) => {
    const { kind, version, at } = c.req.valid("query");
    const asked = kind === undefined ? "terms" : lawKinds.find((one) => one === kind);
    if (!asked) throw new ApiError("error.not_found");
    const moment = at === undefined ? undefined : new Date(at);
    const wanted = { kind: asked, version, lang: languageOf(c), now: clock.now(), at: moment };
    return respond(c, law, await database.run((q) => readLaw(q, wanted)));
  });

  publicRoute(app, routes.preview, async (c) => {
    const asked = { ...c.req.valid("param"), lang: languageOf(c) };
    return respond(c, contentPreview, await database.run((q) => readPreview(q, asked)));
  });

  publicRoute(app, routes.message, async (c) => {
    const message = c.req.valid("json");
    const network = networkOfCall(c);
    await sendGuestMessage(services, { message, lang: languageOf(c), network });
    return respond(c, done, { done: true });
  });
}
