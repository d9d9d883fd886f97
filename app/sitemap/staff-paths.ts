/** Where the pages of the back-office are: they have no language of their own. */

export const staffHomePath = "/staff";
export const staffLoginPath = "/staff/login";
export const staffFactorPath = "/staff/factor";
export const staffLogoutPath = "/staff/logout";
export const staffMembersPath = "/staff/members";
export const staffRolesPath = "/staff/roles";
export const staffInvitationsPath = "/staff/invitations";
export const staffAuditPath = "/staff/audit";

/** The entries of a page of the log, by the page's own address. */
export function staffAuditRowsPath(page: string): string {
  return `${staffAuditPath}/rows${page.slice(staffAuditPath.length)}`;
}

export const staffSalesPath = "/staff/sales";

/** What was sold in the week, month, quarter or year (`by`) that an ISO day lies in. */
export function staffSalesOfPath(by: string, on: string): string {
  return `${staffSalesPath}?${new URLSearchParams({ by, on })}`;
}

/** The same as a CSV file. */
export function staffSalesFilePath(by: string, on: string): string {
  return `${staffSalesPath}/file?${new URLSearchParams({ by, on })}`;
}

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
export const staffReviewsPath = "/staff/reviews";
/** What a text will look like, for the editor's live preview. */
export const staffRichTextPath = "/staff/rich-text";

/** Whether the end of an address is free for a question or a page; null for what is still to be written. */
export function staffFreeSlugPath(kind: string, id: string | null): string {
  return `/staff/slugs/${kind}/${id ?? "new"}`;
}

/** A post's editor; `new` writes one. */
export function staffPostPath(id: number | string): string {
  return `${staffPostsPath}/${id}`;
}

export const staffFaqsPath = "/staff/faqs";
export const staffTextPagesPath = "/staff/pages";
export const staffLawPath = "/staff/law";
export const staffMenusPath = "/staff/menus";

/** A question's editor; `new` writes one. */
export function staffFaqPath(id: string): string {
  return `${staffFaqsPath}/${id}`;
}

/** The editor of a page of text; `new` writes one. */
export function staffTextPagePath(id: string): string {
  return `${staffTextPagesPath}/${id}`;
}

type FiledContent = "faqs" | "pages" | "posts" | "menus";

/** Things of the content as a file, and where such a file comes in; of posts what a search finds. */
export function staffContentFilePath(kind: FiledContent, search: Record<string, string> = {}) {
  const query = new URLSearchParams(Object.entries(search).filter(([, text]) => text)).toString();
  return `/staff/content/${kind}/file${query && `?${query}`}`;
}

export function staffContentListPath(kind: FiledContent): string {
  return `/staff/content/${kind}/many`;
}

/** A wording of a legal text. */
export function staffWordingPath(id: string): string {
  return `${staffLawPath}/${id}`;
}

/** Where the next wording of a legal text is written. */
export function staffNewWordingPath(kind: string): string {
  return `${staffWordingPath("new")}?${new URLSearchParams({ kind })}`;
}

/** An entry of a menu. */
export function staffMenuEntryPath(id: number): string {
  return `${staffMenusPath}/${id}`;
}

/** Where a menu gets another entry. */
export function staffNewMenuEntryPath(menu: string): string {
  return `${staffMenusPath}/new?${new URLSearchParams({ menu })}`;
}

export const staffHomeBlocksPath = "/staff/home";
/** Where a new block of the home page is written; `?kind=` says which. */
export const staffNewHomeBlockPath = `${staffHomeBlocksPath}/new`;

/** A block of the home page. */
export function staffHomeBlockPath(id: number | string): string {
  return `${staffHomeBlocksPath}/${id}`;
}

/** The list of the home page's blocks, at one of them. */
export function staffHomeBlockRow(id: number): string {
  return `${staffHomeBlocksPath}#block-${id}`;
}

export const staffMediaPath = "/staff/media";

/** A page of the pictures that a search found, or of those that lack words. */
export function staffMediaListPath(asked: { q: string; isMissing: boolean; page: number }): string {
  const { q, isMissing, page } = asked;
  const query = { ...(q && { q }), ...(isMissing && { missing: "on" }), page: String(page) };
  return `${staffMediaPath}?${new URLSearchParams(query)}`;
}

/** A picture of the media library. */
export function staffPicturePath(id: string): string {
  return `${staffMediaPath}/${id}`;
}

export const staffBrandsPath = "/staff/brands";

/** The table of brands, at the one that addresses call so. */
export function staffBrandPath(slug: string): string {
  return `${staffBrandsPath}?${new URLSearchParams({ search: slug })}`;
}

/** What a column of a table may refer to, for the browser. */
export function staffOptionsPath(table: string, column: string): string {
  return `/staff/options/${table}/${column}`;
}

export const staffShippingPath = "/staff/shipping";
export const staffCouponsPath = "/staff/coupons";

/** Where rows of a table come in from a file. */
export function staffTableListPath(table: string): string {
  return `/staff/tables/${table}/many`;
}

/** What a table shows, as a file; `query` is the table's. */
export function staffTableFilePath(table: string, query: URLSearchParams): string {
  return `/staff/tables/${table}/file?${query}`;
}

export const staffSynonymsPath = "/staff/synonyms";

/** A language's synonyms. */
export function staffSynonymsPathOf(lang: string): string {
  return `${staffSynonymsPath}?${new URLSearchParams({ lang })}`;
}

/** Where a language's synonyms come in from a file. */
export function staffSynonymListPath(lang: string): string {
  return `${staffSynonymsPath}/many?${new URLSearchParams({ lang })}`;
}

/** What a table of synonyms shows, as a file; `query` is the table's. */
export function staffSynonymsFilePath(query: URLSearchParams): string {
  return `${staffSynonymsPath}/file?${query}`;
}

export const staffTextsPath = "/staff/translations";
/** Where texts come back from a translator. */
export const staffTextListPath = `${staffTextsPath}/many`;

/** A text of the storefront. */
export function staffTextPath(key: string): string {
  return `${staffTextsPath}/one?${new URLSearchParams({ key })}`;
}

interface TextSearch {
  q: string;
  show: string;
}

/** A page of the texts that a search found. */
export function staffTextsPage({ q, show, page }: TextSearch & { page: number }): string {
  return `${staffTextsPath}?${new URLSearchParams({ ...(q && { q }), show, page: String(page) })}`;
}

/** What a search found, as a file. */
export function staffTextsFilePath({ q, show }: TextSearch): string {
  return `${staffTextsPath}/file?${new URLSearchParams({ ...(q && { q }), show })}`;
}

export const staffRedirectsPath = "/staff/redirects";
/** Where many old addresses come in at once. */
export const staffRedirectListPath = `${staffRedirectsPath}/many`;

/** An old address; `new` adds one. */
export function staffRedirectPath(id: string): string {
  return `${staffRedirectsPath}/${id}`;
}

/** A page of the old addresses that a search found. */
export function staffRedirectsPage(search: string, page: number): string {
  const query = new URLSearchParams({ ...(search && { q: search }), page: String(page) });
  return `${staffRedirectsPath}?${query}`;
}
