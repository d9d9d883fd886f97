import { useTranslation } from "react-i18next";
import { StaffLink } from "~/features/staff/staff-link";
import { staffMediaPath } from "~/sitemap/staff-paths";
import { TextField } from "~/ui/field/text-field";
import { Picture } from "~/ui/picture/picture";

interface PictureFieldProps {
  /** The address that was typed, or that stands there. */
  address: string;
  /** Which of the offered ones was chosen in a form that comes back. */
  chosen: string;
  isOptional: boolean;
  offered: readonly { url: string; tint: number; name: string }[];
  error: string | undefined;
}

/** One of the shop's pictures: by its address, or one of the newest. */
export function PictureField({ address, chosen, isOptional, offered, error }: PictureFieldProps) {
  const { t } = useTranslation();
  const hint = t("blocks.picture_hint");
  return (
    <fieldset className="panel fields">
      <legend>{t("blocks.picture")}</legend>
      {address && !error && (
        <div className="block-now">
          <Picture url={address} tint={0} alt={t("blocks.picture_now")} sizes="9rem" />
        </div>
      )}
      <TextField
        name="picture"
        id="picture"
        label={t("blocks.picture_address")}
        hint={isOptional ? `${hint} ${t("blocks.picture_own")}` : hint}
        error={error}
        defaultValue={address}
        dir="ltr"
        maxLength={60}
        autoComplete="off"
      />
      {offered.length > 0 && (
        <fieldset className="field">
          <legend>{t("blocks.picture_newest")}</legend>
          <label className="check">
            <input type="radio" name="shelf" value="" defaultChecked={!chosen} />
            {t("blocks.picture_typed")}
          </label>
          <ul className="block-shelf">
            {offered.map(({ url, tint, name }) => (
              <li key={url}>
                <label>
                  <input type="radio" name="shelf" value={url} defaultChecked={chosen === url} />
                  <Picture {...{ url, tint }} alt={name} sizes="6rem" />
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <p>
        <StaffLink className="link" to={staffMediaPath}>
          {t("blocks.library")}
        </StaffLink>
      </p>
    </fieldset>
  );
}
