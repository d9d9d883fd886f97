import { Form } from "@remix-run/react";
import { Cropper } from "~/ui/crop/cropper";
import { useCrop } from "~/ui/crop/use-crop.enhanced";
import { defaultFileSize } from "~/ui/file/file-value";
import { AvatarBody } from "./avatar-body";
import type { AvatarFormProps } from "./avatar-form";

const square = [1, 1] as const;

interface CropAvatarFormProps extends AvatarFormProps {
  /** What the form's button says to its page. */
  intent: string;
  /** Cuts a part out of the picture (R-CROP-01). */
  cropAddress: string;
  /** Is handed the link of what was cut, to keep it. */
  save: (link: string) => void;
}

/** `AvatarForm` with a cropper between: the whole picture is sent at once, and its square part is chosen (R-CROP). */
export function CropAvatarForm(props: CropAvatarFormProps) {
  const { url, alt, action, intent, address, cropAddress, save, error } = props;
  const { maxFileSize = defaultFileSize } = props;
  const crop = useCrop({
    value: null,
    ratio: square,
    maxFileSize,
    address,
    cropAddress,
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
        {...{ alt, maxFileSize, intent }}
      >
        {crop.opened && (
          <Cropper file={crop.opened} ratio={square} confirm={crop.confirm} close={crop.close} />
        )}
      </AvatarBody>
    </Form>
  );
}
