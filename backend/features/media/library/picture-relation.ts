import { inArray } from "drizzle-orm";
import type { LanguageCode } from "../../../contract/languages";
import { media } from "../../../db/tables/media";
import { isId } from "../../crud/crud-list";
import { type RelatedRow, type Relation, relatedRows } from "../../crud/relation";
import { speak } from "../../languages/language";
import { pictureAddress } from "../address";
import { listPictures } from "./list-pictures";

/** The pictures of the media library as a table's column refers to them, by their ids; an empty text finds the newest. */
export function pictureRelation(lang: LanguageCode): Relation {
  return {
    async find(q, text) {
      const search = text === "" ? undefined : text;
      const { data } = await listPictures(q, { search, isMissing: false, page: 1 });
      return data
        .slice(0, relatedRows)
        .map(({ id, name, alt, url, tint }) => describe({ id, name, url, tint }, alt[lang]));
    },
    async named(q, values) {
      const rows = await q
        .select()
        .from(media)
        .where(inArray(media.id, values.filter(isId)));
      return rows.map(({ id, name, alt, file, tint }) =>
        describe({ id, name, url: pictureAddress(file), tint }, speak(alt, lang)),
      );
    },
  };
}

interface Named {
  id: string;
  name: string;
  url: string;
  tint: number;
}

/** By its name, else by what it shows, else by its address. */
function describe({ id, name, url, tint }: Named, shows: string | null): RelatedRow {
  return { value: id, text: name || shows || url, picture: { url, tint } };
}
