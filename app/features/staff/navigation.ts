import type { Permission } from "#backend/contract/permissions";
import type { StaffCounts } from "#backend/contract/staff-admin";
import type { MessageKey } from "~/i18n/messages/en";
import {
  staffAuditPath,
  staffBrandsPath,
  staffCannedPath,
  staffCommentsPath,
  staffCouponsPath,
  staffFaqsPath,
  staffHomeBlocksPath,
  staffHomePath,
  staffKeyboardPath,
  staffLawPath,
  staffMediaPath,
  staffMembersPath,
  staffMenusPath,
  staffMessagesPath,
  staffPostsPath,
  staffRedirectsPath,
  staffReviewsPath,
  staffSalesPath,
  staffSecurityPath,
  staffShippingPath,
  staffSynonymsPath,
  staffTextPagesPath,
  staffTextsPath,
  staffTicketsPath,
  staffTimesPath,
} from "~/sitemap/staff-paths";

/** A part of the back-office in its navigation; without a permission it is for everybody of the staff. */
interface StaffPart {
  to: string;
  text: MessageKey;
  permission?: Permission;
  /** How much of it waits for somebody, where the navigation says so. */
  waiting?: (counts: StaffCounts) => number | undefined;
}

export const staffParts: readonly StaffPart[] = [
  { to: staffHomePath, text: "staff.nav.home" },
  { to: staffSalesPath, text: "staff.sales.title", permission: "orders.read" },
  { to: staffTicketsPath, text: "desk.nav.tickets", permission: "tickets.read" },
  { to: staffTimesPath, text: "desk.nav.times", permission: "tickets.read" },
  { to: staffMessagesPath, text: "guests.title", permission: "tickets.read" },
  { to: staffCannedPath, text: "desk.nav.canned", permission: "tickets.manage" },
  { to: staffPostsPath, text: "blog.staff.posts", permission: "content.write" },
  { to: staffCommentsPath, text: "blog.staff.comments", permission: "content.write" },
  {
    to: staffReviewsPath,
    text: "review.staff.title",
    permission: "content.write",
    waiting: ({ reviews }) => reviews?.pending,
  },
  { to: staffFaqsPath, text: "editors.faqs", permission: "content.write" },
  { to: staffTextPagesPath, text: "editors.pages", permission: "content.write" },
  { to: staffLawPath, text: "editors.law", permission: "content.write" },
  { to: staffMenusPath, text: "editors.menus", permission: "content.write" },
  { to: staffHomeBlocksPath, text: "blocks.title", permission: "content.write" },
  { to: staffMediaPath, text: "library.title", permission: "content.write" },
  { to: staffTextsPath, text: "texts.title", permission: "content.write" },
  { to: staffSynonymsPath, text: "synonyms.title", permission: "content.write" },
  { to: staffRedirectsPath, text: "editors.redirects", permission: "content.write" },
  { to: staffBrandsPath, text: "brands.title", permission: "content.write" },
  { to: staffShippingPath, text: "methods.title", permission: "shop.manage" },
  { to: staffCouponsPath, text: "coupons.title", permission: "shop.manage" },
  { to: staffMembersPath, text: "staff.nav.members", permission: "staff.manage" },
  { to: staffAuditPath, text: "staff.nav.audit", permission: "audit.read" },
  { to: staffSecurityPath, text: "staff.nav.security" },
  { to: staffKeyboardPath, text: "staff.nav.keyboard" },
];
