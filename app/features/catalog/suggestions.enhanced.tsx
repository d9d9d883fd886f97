import { useNavigate, useParams } from "@remix-run/react";
import { type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { suggestPath } from "~/sitemap/paths";
import { useCombobox } from "~/ui/combobox/use-combobox.enhanced";
import { Picture } from "~/ui/picture/picture";
import type { Suggestion } from "./suggestion";
import { useSuggestions } from "./use-suggestions.enhanced";

/** What the search box suggests: a listbox under it, which the box's own keys move through. */
export default function Suggestions({ input }: { input: RefObject<HTMLInputElement> }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const { category = "" } = useParams();
  const navigate = useNavigate();
  const id = useId();
  const found = useSuggestions(input, suggestPath(lang), { category });
  const box = useCombobox(input, {
    id,
    count: found?.length ?? 0,
    choose: (place) => {
      const chosen = found?.[place];
      if (chosen) navigate(chosen.to);
    },
  });
  if (!found || !box.isOpen) return null;
  if (found.length === 0) {
    return (
      <p className="suggestions float" role="status">
        {t("search.nothing")}
      </p>
    );
  }
  const n = formatsFor(lang).number(found.length);
  return (
    <>
      <p className="sr-only" role="status">
        {t("search.found", { count: found.length, n })}
      </p>
      {/* The pointer leaves the focus in the box. */}
      <div
        className="suggestions float"
        role="listbox"
        id={id}
        aria-label={t("search.suggestions")}
        onPointerDown={(event) => event.preventDefault()}
      >
        {found.map((suggestion, place) => (
          <Line
            key={suggestion.to}
            suggestion={suggestion}
            id={`${id}-${place}`}
            isActive={place === box.active}
            choose={() => box.choose(place)}
          />
        ))}
      </div>
    </>
  );
}

interface LineProps {
  suggestion: Suggestion;
  id: string;
  isActive: boolean;
  choose: () => void;
}

function Line({ suggestion, id, isActive, choose }: LineProps) {
  const { name, to, price, picture } = suggestion;
  return (
    <a
      href={to}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        choose();
      }}
    >
      {picture && <Picture url={picture[0]} tint={picture[1]} alt="" sizes="40px" when="eager" />}
      <span>{name}</span>
      {price && <small>{price}</small>}
    </a>
  );
}
