import { languageCodes } from "../../../contract/languages";
import type { App } from "../../../http/app";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { crudRoutes } from "../../crud/routes";
import { actorOf } from "../../reading/content-actor";
import { moveVersion } from "../refresh/move-version";
import { synonymList } from "./synonym-list";

const can = { add: true, update: true, delete: true };

/** The synonyms of search, a list per language: admin/synonyms/{list}. */
export function synonymRoutes(app: App, { database }: Services): void {
  crudRoutes(app, {
    link: "/admin/synonyms/{list}",
    of: "a language's synonyms",
    access: "content.write",
    database,
    open: async (c, login) => {
      const lang = languageCodes.find((code) => code === c.req.param("list"));
      if (!lang || !login) throw new ApiError("error.not_found");
      return {
        list: synonymList,
        scope: { field: "lang", value: lang },
        can,
        onChange: async (q, { action, ids }) => {
          await moveVersion(q, false);
          await recordAudit(q, {
            ...actorOf(c, login),
            action: `synonym.${action}`,
            entity: "synonym",
            entityId: String(ids[0]),
            diff: { entries: [null, ids.length] },
          });
        },
      };
    },
  });
}
