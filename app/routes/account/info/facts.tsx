import { useTranslation } from "react-i18next";
import { Fact } from "~/features/profile/fact";
import { Icon } from "~/ui/icon/icon";
import type { InfoView } from "./load-info.server";

/** Picture and facts of who the reader is. */
export function IdentityFacts({ identity: { avatar, facts } }: { identity: InfoView["identity"] }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="profile-portrait">
        {avatar ? (
          <img src={avatar} alt={t("profile.picture_alt")} width={64} height={64} />
        ) : (
          <span role="img" aria-label={t("profile.picture_none")}>
            <Icon name="user" />
          </span>
        )}
      </div>
      <dl className="account-facts">
        {facts.map(({ name, value, isLtr }) => (
          <Fact key={name} name={name} value={value} isLtr={isLtr} />
        ))}
      </dl>
    </>
  );
}
