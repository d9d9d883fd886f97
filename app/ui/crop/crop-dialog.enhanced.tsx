import { useState } from "react";
import Cropper, { type Area, type MediaSize } from "react-easy-crop";
import { useTranslation } from "react-i18next";
import type { FileValue } from "~/ui/file/file-value";
import { Modal } from "~/ui/modal/modal.enhanced";
import { boxSize, maxZoom, minZoom, roundZoom, zoomStep } from "./crop-size";

export type Ratio = readonly [width: number, height: number];

interface CropDialogProps {
  file: FileValue;
  ratio: Ratio;
  /** The part that was chosen, in the picture's pixels; answers what went wrong, or null. */
  confirm: (part: Area) => Promise<string | null>;
  close: () => void;
}

/** Chooses a part of a picture by finger, pointer, wheel or arrow keys (R-CROP). The server cuts it. */
export default function CropDialog({ file, ratio, confirm, close }: CropDialogProps) {
  const { t } = useTranslation();
  const box = boxSize(ratio);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [min, setMin] = useState(1);
  const [part, setPart] = useState<Area | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function keep(): Promise<void> {
    if (!part) return;
    setIsBusy(true);
    setError(await confirm(part));
    setIsBusy(false);
  }

  return (
    <Modal open title={t("crop.title")} onClose={close}>
      {/* Places in a picture are the same in every language. */}
      <div className="crop-box" dir="ltr">
        <Cropper
          image={file.url}
          crop={place}
          zoom={zoom}
          minZoom={min}
          maxZoom={maxZoom}
          aspect={ratio[0] / ratio[1]}
          cropSize={box}
          objectFit="cover"
          keyboardStep={4}
          disableAutomaticStylesInjection
          cropperProps={{ role: "group", "aria-label": t("crop.area") }}
          onMediaLoaded={(size: MediaSize) => setMin(minZoom(size, box))}
          onCropChange={setPlace}
          onZoomChange={(wanted) => setZoom(roundZoom(wanted))}
          onCropComplete={(_, pixels) => setPart(pixels)}
        />
      </div>
      <label className="field">
        {t("crop.zoom")}
        <input
          type="range"
          className="crop-zoom"
          min={min}
          max={maxZoom}
          step={zoomStep}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(roundZoom(Number(currentTarget.value)))}
        />
      </label>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="modal-answers">
        <button type="button" className="button button-quiet" onClick={close}>
          {t("crop.cancel")}
        </button>
        <button type="button" className="button" disabled={isBusy || !part} onClick={keep}>
          {t("crop.confirm")}
        </button>
      </div>
    </Modal>
  );
}
