import { useTranslation } from "react-i18next";
import { StaffLink } from "~/features/staff/staff-link";
import type { NamedUse } from "./name-use.server";

/** Where a picture is shown. */
export function PictureUses({ uses }: { uses: readonly NamedUse[] }) {
  const { t } = useTranslation();
  return (
    <section className="desk-part" aria-labelledby="picture-uses">
      <h2 id="picture-uses">{t("library.uses")}</h2>
      {uses.length === 0 && <p>{t("library.unused")}</p>}
      <ul className="library-uses">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.to ?? use.title}`}>
            <span className="tag tag-quiet">{use.kind}</span> <UseLink {...use} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UseLink({ title, to, isOfShop }: NamedUse) {
  const name = <bdi>{title}</bdi>;
  if (to === null) return name;
  if (isOfShop) {
    return (
      <a className="link" href={to}>
        {name}
      </a>
    );
  }
  return (
    <StaffLink className="link" to={to}>
      {name}
    </StaffLink>
  );
}
