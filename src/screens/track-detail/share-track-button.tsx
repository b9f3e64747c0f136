import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { SHARE_BUTTON } from "#words/common/actions.ts";

const ShareTrackDialog = lazy(async () => {
  const module = await import(/* webpackChunkName: "share-track" */ "./share-track-dialog.tsx");
  return { default: module.ShareTrackDialog };
});

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
      <Button icon={<Share2 aria-hidden="true" size={20} />} onClick={() => setOpen(true)}>
        {SHARE_BUTTON}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareTrackDialog id={id} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
