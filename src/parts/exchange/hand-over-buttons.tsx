import { Download, Share2 } from "lucide-react";
import { exportTexts } from "#i18n/export.ts";
import { canShareFiles } from "#state/exchange/export.ts";
import { Button } from "#ui/button.tsx";

interface HandOverButtonsProps {
  /** There is nothing to hand over yet. */
  readonly disabled: boolean;
  readonly onHandOver: (method: "share" | "save") => void;
}

/** Gives a file to another app, where this browser can, or keeps it as a download. */
export function HandOverButtons({ disabled, onHandOver }: HandOverButtonsProps) {
  return (
    <>
      {canShareFiles() ? (
        <Button
          variant="primary"
          icon={<Share2 aria-hidden="true" size={20} />}
          disabled={disabled}
          onClick={() => onHandOver("share")}
        >
          {exportTexts.share}
        </Button>
      ) : null}
      <Button
        variant={canShareFiles() ? "secondary" : "primary"}
        icon={<Download aria-hidden="true" size={20} />}
        disabled={disabled}
        onClick={() => onHandOver("save")}
      >
        {exportTexts.save}
      </Button>
    </>
  );
}
