import { Download, Share2 } from "lucide-react";
import { canShareFiles } from "#state/exchange/export.ts";
import { Button } from "#ui/button.tsx";
import { exportTexts } from "#words/exchange/export.ts";

interface HandOverButtonsProps {
  /** True while there is nothing to share or save. */
  readonly disabled: boolean;
  readonly onHandOver: (method: "share" | "save") => void;
}

/** Buttons that share a file, where this browser can, or save it as a download. */
export function HandOverButtons({ disabled, onHandOver }: HandOverButtonsProps) {
  return (
    <>
      {canShareFiles() ? (
        <Button
          variant="primary"
          Icon={Share2}
          disabled={disabled}
          onClick={() => onHandOver("share")}
        >
          {exportTexts.share}
        </Button>
      ) : null}
      <Button
        variant={canShareFiles() ? "secondary" : "primary"}
        Icon={Download}
        disabled={disabled}
        onClick={() => onHandOver("save")}
      >
        {exportTexts.save}
      </Button>
    </>
  );
}
