import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { ticketPosted } from "#backend/contract/ticket";
import {
  staffAuditPath,
  staffBrandsPath,
  staffCannedPath,
  staffCommentsPath,
  staffContentListPath,
  staffCouponsPath,
  staffFaqPath,
  staffFaqsPath,
  staffHomeBlocksPath,
  staffHomePath,
  staffInvitationsPath,
  staffKeyboardPath,
  staffLawPath,
  staffMediaPath,
  staffMembersPath,
  staffMenusPath,
  staffMessagesPath,
  staffNewHomeBlockPath,
  staffPostPath,
  staffPostsPath,
  staffRedirectListPath,
  staffRedirectPath,
  staffRedirectsPath,
  staffReviewsPath,
  staffRolePath,
  staffRolesPath,
  staffSearchPath,
  staffSecurityPath,
  staffShippingPath,
  staffTableListPath,
  staffTextPagePath,
  staffTextPagesPath,
  staffTicketPath,
  staffTicketsPath,
  staffTimesPath,
} from "~/sitemap/staff-paths";
import { send } from "./checking-out";
import { findPost } from "./journal";
import type { LanguageCode } from "./languages";
import { logInAtDesk } from "./log-in-at-desk";
import { comeWithGoods, writeReview } from "./reviewing";
import { makeSynonyms, synonymsWith } from "./synonyms";

/**
 * The back-office's pages, for its owner, whom the browser is logged in as; a ticket, a comment and a review that wait
 * and a table of rows that are too long for it among them.
 */
export async function makeStaffScreens(
  context: BrowserContext,
  lang: LanguageCode,
): Promise<{ name: string; path: string }[]> {
  const reviewer = await comeWithGoods(context, lang);
  const { token } = reviewer;
  await writeReview(reviewer, lang, {
    stars: 3,
    title: "گرم نگه می‌دارد. Warm for an hour",
    body: `${"word".repeat(12)}\nخوب است، ولی درِ آن کمی شل است.`,
  });
  await logInAtDesk(context);
  const question = { department: "order", subject: "کجاست؟ Where is it?", body: "Since Monday." };
  const posted = await send(token, lang, "POST", "user/tickets", {
    client_id: randomUUID(),
    ...question,
  });
  const { code } = ticketPosted.parse(posted);
  const { id } = await findPost(lang);
  const comment = { client_id: randomUUID(), body: "سپاس! Is it still made?" };
  await send(token, lang, "POST", `user/blogs/${id}/comments`, comment);
  const paths = {
    home: staffHomePath,
    tickets: staffTicketsPath,
    ticket: staffTicketPath(code),
    times: staffTimesPath,
    canned: staffCannedPath,
    messages: staffMessagesPath,
    members: staffMembersPath,
    roles: staffRolesPath,
    role: staffRolePath("new"),
    invitations: staffInvitationsPath,
    audit: staffAuditPath,
    security: staffSecurityPath,
    keyboard: staffKeyboardPath,
    search: `${staffSearchPath}?q=a`,
    posts: staffPostsPath,
    post: staffPostPath("new"),
    comments: staffCommentsPath,
    reviews: staffReviewsPath,
    faqs: staffFaqsPath,
    faq: staffFaqPath("new"),
    "content-list": staffContentListPath("faqs"),
    "text-pages": staffTextPagesPath,
    "text-page": staffTextPagePath("new"),
    law: staffLawPath,
    menus: staffMenusPath,
    blocks: staffHomeBlocksPath,
    block: `${staffNewHomeBlockPath}?kind=banner`,
    media: staffMediaPath,
    synonyms: synonymsWith(lang, await makeSynonyms(lang, 2, "word".repeat(12))),
    brands: staffBrandsPath,
    "brand-list": staffTableListPath("brands"),
    "brand-new": `${staffBrandsPath}?new=1`,
    shipping: staffShippingPath,
    "shipping-list": staffTableListPath("shipping"),
    "shipping-new": `${staffShippingPath}?new=1`,
    coupons: staffCouponsPath,
    "coupon-list": staffTableListPath("coupons"),
    "coupon-new": `${staffCouponsPath}?new=1`,
    redirects: staffRedirectsPath,
    redirect: staffRedirectPath("new"),
    "redirect-list": staffRedirectListPath,
  };
  return Object.entries(paths).map(([name, path]) => ({ name, path }));
}
