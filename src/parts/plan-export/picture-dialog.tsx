import { useEffect, useState } from "react";
import { type StripPicture, stripPicture } from "#domain/plans/strip-picture.ts";
import styles from "#parts/exchange/exchange-dialogs.module.css";
import { HandOverButtons } from "#parts/exchange/hand-over-buttons.tsx";
import { inMetric } from "#sentences/intl/units.ts";
import { handOverPicture } from "#state/exchange/hand-over-picture.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { exportTexts } from "#words/exchange/export.ts";
import { planOutTexts } from "#words/plan/plan.ts";
import { type NamedPlan, totalsOfPlan, writtenNodes } from "./named-plan.ts";

interface PictureDialogProps {
  readonly plan: NamedPlan;
  readonly onClose: () => void;
}

/** Shows the numbers as a picture for a lock screen, to share or save. */
export function PictureDialog({ plan, onClose }: PictureDialogProps) {
  const { png, isFailed } = usePicture(plan);
  const [message, setMessage] = useState<string | null>(null);
  const hand = async (method: "share" | "save") => {
    if (png) setMessage(OUTCOME_TEXTS[await handOverPicture(png.blob, plan.name, method)]);
  };
  return (
    <Dialog heading={planOutTexts.picture} onClose={onClose}>
      {isFailed ? <Notice tone="danger">{planOutTexts.pictureFailed}</Notice> : null}
      {png ? (
        <>
          <p>{planOutTexts.pictureHint}</p>
          <img className={styles["picture"]} src={png.address} alt={planOutTexts.pictureAlt} />
        </>
      ) : null}
      <div className={layout["actions"]}>
        <HandOverButtons disabled={!png} onHandOver={(method) => void hand(method)} />
        <Button variant="quiet" onClick={onClose}>
          {exportTexts.close}
        </Button>
      </div>
      <p role="status">{message}</p>
    </Dialog>
  );
}

const OUTCOME_TEXTS = {
  shared: exportTexts.shared,
  saved: exportTexts.saved,
  cancelled: null,
} as const;

interface Png {
  readonly blob: Blob;
  /** A URL that is valid while the dialog is open. */
  readonly address: string;
}

function usePicture(plan: NamedPlan): { readonly png: Png | null; readonly isFailed: boolean } {
  const [png, setPng] = useState<Png | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let address: string | null = null;
    let isGone = false;
    const picture = stripPicture(
      plan.name,
      inMetric(() => totalsOfPlan(plan)),
      writtenNodes(plan),
    );
    void drawn(picture).then((blob) => {
      if (isGone) return;
      if (!blob) return setFailed(true);
      address = URL.createObjectURL(blob);
      setPng({ blob, address });
    });
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [plan]);
  return { png, isFailed };
}

/** Draws the picture in black on white as PNG; null if the browser cannot. */
async function drawn({ widthPixels, heightPixels, texts }: StripPicture): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = widthPixels;
  canvas.height = heightPixels;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, widthPixels, heightPixels);
  context.fillStyle = "#000000";
  context.textAlign = "center";
  context.textBaseline = "middle";
  const family = getComputedStyle(document.body).fontFamily || "sans-serif";
  for (const { text, x, y, sizePixels, isBold, maxWidthPixels } of texts) {
    context.font = `${isBold ? 800 : 500} ${sizePixels}px ${family}`;
    context.fillText(text, x, y, maxWidthPixels);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
