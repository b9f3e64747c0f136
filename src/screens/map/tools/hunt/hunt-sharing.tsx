import { Download, Share2 } from "lucide-react";
import { useState } from "react";
import { huntContent } from "#domain/sharing/hunt-content.ts";
import { huntLink } from "#domain/sharing/hunt-link.ts";
import type { Hunt } from "#domain/survey/hunt.ts";
import { huntTexts } from "#i18n/scouting/hunt.ts";
import { appOrigin } from "#parts/exchange/app-origin.ts";
import { LinkDialog } from "#parts/exchange/link-dialog.tsx";
import { clockStore } from "#state/clock/clock-store.ts";
import { exportFile } from "#state/exchange/export.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";

/** Shares the hunt as a link with its QR code, or as a GPX file. */
export function HuntSharing({ hunt }: { readonly hunt: Hunt }) {
  const [isOpen, setOpen] = useState(false);
  function save() {
    const content = huntContent(huntTexts.shareTitle, hunt, clockStore.getState().nowMs);
    void exportFile({ content, format: "gpx", method: "save" });
  }
  return (
    <div className={layout["actions"]}>
      <Button icon={<Share2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        {huntTexts.share}
      </Button>
      <Button icon={<Download aria-hidden="true" />} onClick={save}>
        {huntTexts.gpx}
      </Button>
      {isOpen ? (
        <LinkDialog
          link={huntLink(appOrigin(), hunt)}
          title={huntTexts.shareTitle}
          tooLong={huntTexts.linkTooLong}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
