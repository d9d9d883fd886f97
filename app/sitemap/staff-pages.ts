import type { Page } from "./page";

/** Of the back-office: never cached, kept by no worker, with texts of its own; addresses begin with the reserved word. */
const common = { at: "bare", texts: "staff", worker: "off" } as const;

/** In the staff's own frame, for whoever of them has shown the second factor; `permission` narrows it. */
const inside = { ...common, access: "staff", layout: "staff" } as const;

/** The way in: the only pages of the back-office that a visitor finds. */
const open = { ...common, access: "public", cache: false } as const;

export const staffPages = {
  staff: { path: "staff", index: true, screen: "staff/home/route.tsx", ...inside },
  "staff-login": { path: "staff/login", screen: "staff/login/route.tsx", ...open },
  "staff-factor": {
    path: "staff/factor",
    screen: "staff/factor/route.tsx",
    ...common,
    access: "staff",
    permission: "staff.unproven",
  },
  "staff-logout": {
    path: "staff/logout",
    screen: "staff/logout/route.ts",
    ...common,
    access: "staff",
    permission: "staff.unproven",
  },
  "staff-members": {
    path: "staff/members",
    screen: "staff/members/route.tsx",
    permission: "staff.manage",
    ...inside,
  },
  "staff-member": {
    path: "staff/members/:id",
    screen: "staff/member/route.tsx",
    permission: "staff.manage",
    ...inside,
  },
  "staff-roles": {
    path: "staff/roles",
    screen: "staff/roles/route.tsx",
    permission: "staff.manage",
    ...inside,
  },
  "staff-role": {
    path: "staff/roles/:id",
    screen: "staff/role/route.tsx",
    permission: "staff.manage",
    ...inside,
  },
  "staff-invitations": {
    path: "staff/invitations",
    screen: "staff/invitations/route.tsx",
    permission: "staff.manage",
    ...inside,
  },
  "staff-invitation": {
    path: "staff/invitation/:token",
    screen: "staff/invitation/route.tsx",
    ...open,
  },
  "staff-audit": {
    path: "staff/audit",
    screen: "staff/audit/route.tsx",
    permission: "audit.read",
    ...inside,
  },
  "staff-security": { path: "staff/security", screen: "staff/security/route.tsx", ...inside },
  "staff-keyboard": { path: "staff/keyboard", screen: "staff/keyboard/route.tsx", ...inside },
  "staff-search": { path: "staff/search", screen: "staff/search/route.tsx", ...inside },
  "staff-tickets": {
    path: "staff/tickets",
    screen: "staff/tickets/route.tsx",
    ...inside,
    permission: "tickets.read",
  },
  "staff-ticket-times": {
    path: "staff/ticket-times",
    screen: "staff/ticket-times/route.tsx",
    ...inside,
    permission: "tickets.read",
  },
  "staff-ticket": {
    path: "staff/tickets/:code",
    screen: "staff/ticket/route.tsx",
    body: "pictures",
    ...inside,
    permission: "tickets.read",
  },
  "staff-upload": {
    path: "staff/upload",
    screen: "staff/upload.ts",
    body: "pictures",
    ...common,
    access: "staff",
    permission: "tickets.reply",
  },
  "staff-ticket-picture": {
    path: "staff/tickets/:code/pictures/:file",
    screen: "staff/ticket/picture.ts",
    ...common,
    access: "staff",
    permission: "tickets.read",
  },
  "staff-canned-answers": {
    path: "staff/canned-answers",
    screen: "staff/canned-answers/route.tsx",
    ...inside,
    permission: "tickets.manage",
  },
  "staff-messages": {
    path: "staff/messages",
    screen: "staff/messages/route.tsx",
    ...inside,
    permission: "tickets.read",
  },
  "staff-message": {
    path: "staff/messages/:id",
    screen: "staff/message/route.tsx",
    ...inside,
    permission: "tickets.read",
  },
  "staff-posts": {
    path: "staff/posts",
    screen: "staff/posts/route.tsx",
    ...inside,
    permission: "content.write",
  },
  "staff-post": {
    path: "staff/posts/:id",
    screen: "staff/post/route.tsx",
    ...inside,
    permission: "content.write",
  },
  "staff-comments": {
    path: "staff/comments",
    screen: "staff/comments/route.tsx",
    ...inside,
    permission: "content.write",
  },
  "staff-faqs": {
    path: "staff/faqs",
    screen: "staff/faqs/route.tsx",
    ...inside,
    permission: "content.write",
  },
  "staff-faq": {
    path: "staff/faqs/:id",
    screen: "staff/faq/route.tsx",
    ...inside,
    permission: "content.write",
  },
  "staff-text-pages": {
    path: "staff/pages",
    screen: "staff/pages/route.tsx",
    ...inside,
    permission: "content.write",
  },
  "staff-text-page": {
    path: "staff/pages/:id",
    screen: "staff/page/route.tsx",
    ...inside,
    permission: "content.write",
  },
  "staff-law": {
    path: "staff/law",
    screen: "staff/law/route.tsx",
    ...inside,
    permission: "content.write",
  },
  "staff-wording": {
    path: "staff/law/:id",
    screen: "staff/wording/route.tsx",
    ...inside,
    permission: "content.write",
  },
  "staff-rich-text": {
    path: "staff/rich-text",
    screen: "staff/rich-text.ts",
    ...common,
    access: "staff",
    permission: "content.write",
  },
} as const satisfies Record<string, Page>;
