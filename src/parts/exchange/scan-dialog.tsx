import { Camera, ImageUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { receivedText } from "#sentences/exchange/sharing.ts";
import {
  type CodeScanner,
  createCodeScanner,
  hasCamera,
  type ScanProblem,
  type ScanProgress,
  type ScanResult,
} from "#state/exchange/sharing.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FileButton } from "#ui/file-button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { sharedProblems, sharingTexts } from "#words/exchange/sharing.ts";
import styles from "./exchange-dialogs.module.css";

interface ScanDialogProps {
  /** Called with the text of the code. */
  readonly onRead: (text: string) => void;
  readonly onClose: () => void;
}

const PROBLEM: Readonly<Record<ScanProblem, string>> = {
  "no-camera": sharingTexts.noCamera,
  denied: sharingTexts.denied,
  failed: sharingTexts.cameraFailed,
  "no-code": sharingTexts.noCode,
  "no-file": sharingTexts.noFile,
  newer: sharedProblems["newer"],
  "too-large": sharedProblems["too-long"],
  partial: sharingTexts.partial,
};

/**
 * Reads a QR code, still or animated, with the camera or from pictures and videos. The camera starts only on request.
 */
export function ScanDialog({ onRead, onClose }: ScanDialogProps) {
  const [progress, setProgress] = useState<ScanProgress | null>(null);
  const [scanner] = useState(() => createCodeScanner(setProgress));
  const [isScanning, setScanning] = useState(false);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(hasCamera() ? null : sharingTexts.noCamera);
  const [closing] = useState(() => new AbortController());
  useEffect(() => () => closing.abort(), [closing]);
  const finish = (result: ScanResult) => {
    setScanning(false);
    setReading(false);
    if (!result.ok) setProblem(PROBLEM[result.problem]);
    else if (result.text !== null) onRead(result.text);
  };
  const readFiles = async (files: readonly File[]) => {
    setScanning(false);
    setProblem(null);
    setReading(true);
    finish(await scanner.readFiles(files, closing.signal));
  };
  return (
    <Dialog heading={sharingTexts.scanHeading} onClose={onClose}>
      {isScanning ? <Viewfinder scanner={scanner} onResult={finish} /> : null}
      {progress ? <Progress {...progress} /> : null}
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      <p role="status">{isReading ? sharingTexts.reading : null}</p>
      <div className={layout["actions"]}>
        {hasCamera() && !isScanning && !isReading ? (
          <Button
            variant="primary"
            Icon={Camera}
            onClick={() => {
              setProblem(null);
              setScanning(true);
            }}
          >
            {sharingTexts.startCamera}
          </Button>
        ) : null}
        {isReading ? null : (
          <FileButton
            label={sharingTexts.fromFiles}
            Icon={ImageUp}
            accept="image/*,video/*"
            multiple
            onFiles={(files) => void readFiles(files)}
          />
        )}
        <Button variant="quiet" onClick={onClose}>
          {sharingTexts.close}
        </Button>
      </div>
    </Dialog>
  );
}

function Progress({ received, needed }: ScanProgress) {
  return (
    <div className={styles["steps"]}>
      <progress
        className={styles["progress"]}
        aria-label={sharingTexts.progressLabel}
        max={needed}
        value={received}
      />
      <p>{receivedText(received, needed)}</p>
    </div>
  );
}

interface ViewfinderProps {
  readonly scanner: CodeScanner;
  readonly onResult: (result: ScanResult) => void;
}

function Viewfinder({ scanner, onResult }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onResult);
  useEffect(() => {
    latest.current = onResult;
  });
  useEffect(() => {
    if (!video.current) return;
    const stop = new AbortController();
    void scanner.readCamera(video.current, stop.signal).then((result) => {
      if (!stop.signal.aborted) latest.current(result);
    });
    return () => stop.abort();
  }, [scanner]);
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
