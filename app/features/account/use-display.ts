import { type Display, displayOf } from "~/i18n/display";
import { type Formats, formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { useRootData } from "~/root-data";

/** The calendar and digits of the user, for pages of their account; the same that their loaders print with. */
export function useDisplay(): Display | undefined {
  const user = useRootData()?.user;
  return user?.login ? displayOf(user.info) : undefined;
}

/** The formats of a page of the account. */
export function useAccountFormats(): Formats {
  return formatsFor(usePageLanguage(), useDisplay());
}
