import { Share2 } from "lucide-react";
import { useState } from "react";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { Button } from "#ui/button.tsx";
import { SHARE_BUTTON } from "#words/common/actions.ts";

const ShareDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "share" */ "./share-dialog.tsx")).ShareDialog,
);

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
      <Button Icon={Share2} disabled={waypoints.length === 0} onClick={() => setOpen(true)}>
        {SHARE_BUTTON}
      </Button>
      {isOpen ? (
        <ShareDialog waypoints={waypoints} title={title} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
