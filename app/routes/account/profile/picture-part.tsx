import { Form, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { errorOf, type FormResult } from "~/forms/submission";
import { profilePath } from "~/sitemap/account-paths";
import { cropPath, uploadPath } from "~/sitemap/paths";
import { CropAvatarForm } from "~/ui/avatar/crop-avatar-form";
import { avatarRules } from "./avatar-rules";

interface PicturePartProps {
  url: string | null;
  result?: FormResult;
}

/**
 * The reader's picture (R-AVATAR). Without scripts it is sent with its form; where they run it is sent as soon as it is
 * chosen, its part is chosen in the cropper, and what was cut is theirs.
 */
export function PicturePart({ url, result }: PicturePartProps) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const save = (picture: string) =>
    submit(
      { intent: "avatar.save", picture },
      { method: "post", action: profilePath, preventScrollReset: true },
    );
  return (
    <section className="account-card" aria-labelledby="picture-title">
      <h2 id="picture-title">{t("profile.picture")}</h2>
      <CropAvatarForm
        key={url}
        url={url}
        alt={t(url ? "profile.picture_alt" : "profile.picture_none")}
        action={profilePath}
        intent="avatar.save"
        address={uploadPath}
        cropAddress={cropPath}
        {...avatarRules}
        error={errorOf(result, "picture")}
        save={save}
      />
      {url && (
        <Form method="post" className="account-card-foot">
          <button type="submit" className="link" name="intent" value="avatar.remove">
            {t("profile.picture_remove")}
          </button>
        </Form>
      )}
    </section>
  );
}
