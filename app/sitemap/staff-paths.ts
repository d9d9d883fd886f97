/** Where the pages of the back-office are: they have no language of their own. */

export const staffHomePath = "/staff";
export const staffLoginPath = "/staff/login";
export const staffFactorPath = "/staff/factor";
export const staffLogoutPath = "/staff/logout";
export const staffMembersPath = "/staff/members";
export const staffRolesPath = "/staff/roles";
export const staffInvitationsPath = "/staff/invitations";
export const staffAuditPath = "/staff/audit";
export const staffSecurityPath = "/staff/security";
export const staffKeyboardPath = "/staff/keyboard";
export const staffSearchPath = "/staff/search";

/** A step of the sign-in that goes on to a page of the back-office afterwards (`?to=`). */
export function staffStepPath(step: typeof staffLoginPath | typeof staffFactorPath, to: string) {
  return to === staffHomePath ? step : `${step}?${new URLSearchParams({ to })}`;
}

export function staffMemberPath(id: string): string {
  return `${staffMembersPath}/${id}`;
}

/** A role's page; `new` makes one. */
export function staffRolePath(id: string): string {
  return `${staffRolesPath}/${id}`;
}

export const staffTicketsPath = "/staff/tickets";
/** Where a hydrated form of the desk sends a picture at once. */
export const staffUploadPath = "/staff/upload";
export const staffTimesPath = "/staff/ticket-times";
export const staffCannedPath = "/staff/canned-answers";

export function staffTicketPath(code: number | string): string {
  return `${staffTicketsPath}/${code}`;
}

export function staffTicketPicturePath(code: number, file: string): string {
  return `${staffTicketPath(code)}/pictures/${file}`;
}

export const staffMessagesPath = "/staff/messages";

/** What a visitor wrote. */
export function staffMessagePath(id: string): string {
  return `${staffMessagesPath}/${id}`;
}

export const staffPostsPath = "/staff/posts";
export const staffCommentsPath = "/staff/comments";
/** What a text will look like, for the editor's live preview. */
export const staffRichTextPath = "/staff/rich-text";

/** A post's editor; `new` writes one. */
export function staffPostPath(id: number | string): string {
  return `${staffPostsPath}/${id}`;
}

export const staffFaqsPath = "/staff/faqs";
export const staffTextPagesPath = "/staff/pages";
export const staffLawPath = "/staff/law";

/** A question's editor; `new` writes one. */
export function staffFaqPath(id: string): string {
  return `${staffFaqsPath}/${id}`;
}

/** The editor of a page of text; `new` writes one. */
export function staffTextPagePath(id: string): string {
  return `${staffTextPagesPath}/${id}`;
}

/** A wording of a legal text. */
export function staffWordingPath(id: string): string {
  return `${staffLawPath}/${id}`;
}

/** Where the next wording of a legal text is written. */
export function staffNewWordingPath(kind: string): string {
  return `${staffWordingPath("new")}?${new URLSearchParams({ kind })}`;
}
