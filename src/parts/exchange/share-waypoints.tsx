import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { Button } from "#ui/button.tsx";
import { SHARE_BUTTON } from "#words/common/actions.ts";

const ShareDialog = lazy(async () => {
  const module = await import(/* webpackChunkName: "share" */ "./share-dialog.tsx");
  return { default: module.ShareDialog };
});

interface ShareWaypointsProps {
  readonly waypoints: readonly Waypoint[];
  /** The subject of the link: the name of the waypoint or folder. */
  readonly title: string;
}

/** A button that shares these waypoints by a link and a QR code. */
export function ShareWaypoints({ waypoints, title }: ShareWaypointsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<Share2 aria-hidden="true" size={20} />}
        disabled={waypoints.length === 0}
        onClick={() => setOpen(true)}
      >
        {SHARE_BUTTON}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareDialog waypoints={waypoints} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
