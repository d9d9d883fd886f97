import { strToU8, zipSync } from "fflate";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ExportedData } from "#backend/contract/privacy";
import type { RequestContext } from "~/request/context.server";
import { DataDocument } from "./data-document.server";

/** The archive: `data.html` in the reader's language, `data.json` for programs, and the pictures. */
export function packData(data: ExportedData, { lang, translator }: RequestContext): Uint8Array {
  const { files, ...rest } = data;
  const json = JSON.stringify({ ...rest, files: files.map(({ name }) => name) }, null, 2);
  const shop = translator.say("shop.name");
  const html = renderToStaticMarkup(createElement(DataDocument, { data, lang, shop }));
  return zipSync(
    {
      "data.html": strToU8(`<!doctype html>\n${html}`),
      "data.json": strToU8(json),
      ...Object.fromEntries(files.map(({ name, base64 }) => [name, picture(base64)])),
    },
    { level: 6 },
  );
}

function picture(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, "base64"));
}
