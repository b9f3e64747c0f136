import { Share2 } from "lucide-react";
import { useState } from "react";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { Button } from "#ui/button.tsx";
import { SHARE_BUTTON } from "#words/common/actions.ts";

const ShareTrackDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "share-track" */ "./share-track-dialog.tsx"))
      .ShareTrackDialog,
);

interface ShareTrackButtonProps {
  readonly id: string;
  /** The subject of the link. */
  readonly title: string;
}

/** A button that hands over the line of a track or route as a link and a QR code. */
export function ShareTrackButton({ id, title }: ShareTrackButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button Icon={Share2} onClick={() => setOpen(true)}>
        {SHARE_BUTTON}
      </Button>
      {isOpen ? <ShareTrackDialog id={id} title={title} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
