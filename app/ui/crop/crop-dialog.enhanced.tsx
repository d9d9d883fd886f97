import { useState } from "react";
import Cropper, { type Area, type MediaSize } from "react-easy-crop";
import type { FileValue } from "~/ui/file/file-value";
import { Modal } from "~/ui/modal/modal.enhanced";
import { boxSize, maxZoom, minZoom, roundZoom, zoomStep } from "./crop-size";

export interface CropWords {
  title: string;
  area: string;
  zoom: string;
  confirm: string;
  cancel: string;
}

export type Ratio = readonly [width: number, height: number];

interface CropDialogProps {
  file: FileValue;
  ratio: Ratio;
  words: CropWords;
  /** The part that was chosen, in the picture's pixels; answers what went wrong, or null. */
  confirm: (part: Area) => Promise<string | null>;
  close: () => void;
}

/** Chooses a part of a picture by finger, pointer, wheel or arrow keys (R-CROP). The server cuts it. */
export default function CropDialog({ file, ratio, words, confirm, close }: CropDialogProps) {
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
    <Modal open title={words.title} onClose={close}>
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
          cropperProps={{ role: "group", "aria-label": words.area }}
          onMediaLoaded={(size: MediaSize) => setMin(minZoom(size, box))}
          onCropChange={setPlace}
          onZoomChange={(wanted) => setZoom(roundZoom(wanted))}
          onCropComplete={(_, pixels) => setPart(pixels)}
        />
      </div>
      <label className="field">
        {words.zoom}
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
          {words.cancel}
        </button>
        <button type="button" className="button" disabled={isBusy || !part} onClick={keep}>
          {words.confirm}
        </button>
      </div>
    </Modal>
  );
}
