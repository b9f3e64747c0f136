import { Camera, ImageUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { sharingTexts } from "#i18n/sharing.ts";
import { hasCamera, readCodeByCamera, readCodeInPicture } from "#state/exchange/sharing.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./exchange-dialogs.module.css";

interface ScanDialogProps {
  /** Called with the text of the code. */
  readonly onRead: (text: string) => void;
  readonly onClose: () => void;
}

const CAMERA_TROUBLE = {
  "no-camera": sharingTexts.noCamera,
  denied: sharingTexts.denied,
  failed: sharingTexts.cameraFailed,
} as const;

const PICTURE_TROUBLE = {
  "no-code": sharingTexts.noCode,
  "no-picture": sharingTexts.noPicture,
} as const;

/** Reads a QR code with the camera or from a picture. The camera starts only on request. */
export function ScanDialog({ onRead, onClose }: ScanDialogProps) {
  const [isLooking, setLooking] = useState(false);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(hasCamera() ? null : sharingTexts.noCamera);
  const readPicture = async ([picture]: readonly File[]) => {
    if (!picture) return;
    setLooking(false);
    setProblem(null);
    setReading(true);
    const result = await readCodeInPicture(picture);
    setReading(false);
    if (result.ok) onRead(result.text);
    else setProblem(PICTURE_TROUBLE[result.reason]);
  };
  const stopWith = (words: string) => {
    setLooking(false);
    setProblem(words);
  };
  return (
    <Dialog heading={sharingTexts.scanHeading} onClose={onClose}>
      {isLooking ? <Viewfinder onRead={onRead} onProblem={stopWith} /> : null}
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      <p role="status">{isReading ? sharingTexts.reading : null}</p>
      <div className={styles["actions"]}>
        {hasCamera() && !isLooking ? (
          <Button
            variant="primary"
            icon={<Camera aria-hidden="true" size={20} />}
            onClick={() => {
              setProblem(null);
              setLooking(true);
            }}
          >
            {sharingTexts.startCamera}
          </Button>
        ) : null}
        <FileButton
          label={sharingTexts.fromPicture}
          icon={<ImageUp aria-hidden="true" size={20} />}
          accept="image/*"
          onFiles={(files) => void readPicture(files)}
        />
        <Button variant="quiet" onClick={onClose}>
          {sharingTexts.close}
        </Button>
      </div>
    </Dialog>
  );
}

interface ViewfinderProps {
  readonly onRead: (text: string) => void;
  readonly onProblem: (words: string) => void;
}

function Viewfinder({ onRead, onProblem }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onRead, onProblem });
  useEffect(() => {
    latest.current = { onRead, onProblem };
  });
  useEffect(() => {
    if (!video.current) return;
    const stop = new AbortController();
    void readCodeByCamera(video.current, stop.signal).then((result) => {
      if (stop.signal.aborted) return;
      if (!result.ok) latest.current.onProblem(CAMERA_TROUBLE[result.problem]);
      else if (result.text !== null) latest.current.onRead(result.text);
    });
    return () => stop.abort();
  }, []);
  return (
    <>
      <video
        ref={video}
        className={styles["video"]}
        aria-label={sharingTexts.camera}
        muted
        playsInline
      />
      <p role="status">{sharingTexts.scanHint}</p>
    </>
  );
}
