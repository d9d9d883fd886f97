import { useTranslation } from "react-i18next";
import { PasskeyForm } from "~/features/staff/passkey-form";
import { TextField } from "~/ui/field/text-field";

/** A new passkey, by a name that its owner gives it. */
export function AddPasskey({ offer }: { offer: Parameters<typeof PasskeyForm>[0]["offer"] }) {
  const { t } = useTranslation();
  return (
    <PasskeyForm intent="passkey_add" offer={offer}>
      <TextField
        name="label"
        id="passkey-label"
        label={t("staff.passkey.label")}
        hint={t("staff.passkey.text")}
        defaultValue={t("staff.passkey.label_default")}
        required
        maxLength={60}
        autoComplete="off"
      />
      <button type="submit" className="button button-quiet">
        {t("staff.passkey.add")}
      </button>
    </PasskeyForm>
  );
}
