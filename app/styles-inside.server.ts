import blog from "~/features/blog/blog.css?inline";
import blogFile from "~/features/blog/blog.css?url";
import law from "~/features/reading/law.css?inline";
import lawFile from "~/features/reading/law.css?url";
import reading from "~/features/reading/reading.css?inline";
import readingFile from "~/features/reading/reading.css?url";
import type { RequestContext } from "~/request/context.server";
import home from "~/routes/shop/home/home.css?inline";
import homeFile from "~/routes/shop/home/home.css?url";
import homeBlocks from "~/routes/shop/home/home-blocks.css?inline";
import homeBlocksFile from "~/routes/shop/home/home-blocks.css?url";
import listing from "~/routes/shop/products/listing.css?inline";
import listingFile from "~/routes/shop/products/listing.css?url";
import app from "~/styles/app.css?inline";
import appFile from "~/styles/app.css?url";
import forms from "~/styles/forms.css?inline";
import formsFile from "~/styles/forms.css?url";
import face from "~/styles/persian-font.css?inline";
import faceFile from "~/styles/persian-font.css?url";

/** The stylesheets of all pages that strangers land on, by their files' addresses. */
const texts: ReadonlyMap<string, string> = new Map([
  [appFile, app],
  [homeFile, home],
  [homeBlocksFile, homeBlocks],
  [listingFile, listing],
  [blogFile, blog],
  [readingFile, reading],
  [lawFile, law],
  [formsFile, forms],
  [faceFile, face],
]);

/**
 * The styles that a newcomer's page carries inside itself (docs/decisions/0218); in development they stay files, for
 * hot reload.
 */
export function stylesInside({ isFirstVisit }: RequestContext) {
  return import.meta.env.PROD && isFirstVisit ? texts : undefined;
}
