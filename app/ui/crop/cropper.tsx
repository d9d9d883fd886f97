import { type ComponentProps, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Progress } from "~/ui/progress/progress";

const CropDialog = lazy(() => import("./crop-dialog.enhanced"));

/** The cropper over the page; its library comes when it is opened. */
export function Cropper(props: ComponentProps<typeof CropDialog>) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<Progress size={44} width={4} label={t("crop.loading")} />}>
      <CropDialog {...props} />
    </Suspense>
  );
}
