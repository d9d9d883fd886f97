import { Form } from "@remix-run/react";
import { lazy, Suspense } from "react";
import type { CropWords } from "~/ui/crop/crop-dialog.enhanced";
import { useCrop } from "~/ui/crop/use-crop.enhanced";
import { defaultFileSize, sizeDivisor } from "~/ui/file/file-value";
import { Progress } from "~/ui/progress/progress";
import type { AvatarWords } from "./avatar-body";
import { AvatarBody } from "./avatar-body";
import type { AvatarFormProps } from "./avatar-form";

/** The cropper's library comes when it is opened. */
const CropDialog = lazy(() => import("~/ui/crop/crop-dialog.enhanced"));

const square = [1, 1] as const;

interface CropAvatarFormProps extends Omit<AvatarFormProps, "words"> {
  /** What the form's button says to its page. */
  intent: string;
  /** Cuts a part out of the picture (R-CROP-01). */
  cropAddress: string;
  /** Is handed the link of what was cut, to keep it. */
  save: (link: string) => void;
  words: AvatarWords & { crop: CropWords & { loading: string } };
}

/** `AvatarForm` with a cropper between: the whole picture is sent at once, and its square part is chosen (R-CROP). */
export function CropAvatarForm(props: CropAvatarFormProps) {
  const { url, alt, action, intent, address, cropAddress, save, error, words } = props;
  const { maxFileSize = defaultFileSize } = props;
  const crop = useCrop({
    value: null,
    ratio: square,
    maxFileSize,
    address,
    cropAddress,
    sayFault: (fault) => words.fault(fault, maxFileSize / sizeDivisor),
    cut: (file) => save(file.url),
  });
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      className="avatar-form file-form"
    >
      <AvatarBody
        shown={crop.part?.url ?? url}
        said={crop.error ?? error}
        isDone={crop.part !== null}
        sent={crop}
        {...{ alt, maxFileSize, intent, words }}
      >
        {crop.opened && (
          <Suspense fallback={<Progress size={44} width={4} label={words.crop.loading} />}>
            <CropDialog
              file={crop.opened}
              ratio={square}
              words={words.crop}
              confirm={crop.confirm}
              close={crop.close}
            />
          </Suspense>
        )}
      </AvatarBody>
    </Form>
  );
}
