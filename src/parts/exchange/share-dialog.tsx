import { exchangedWaypoint } from "#domain/exchange/export-content.ts";
import { shareLink } from "#domain/sharing/share-link.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { sharingTexts } from "#words/exchange/sharing.ts";
import { appOrigin } from "./app-origin.ts";
import { LinkDialog } from "./link-dialog.tsx";

interface ShareDialogProps {
  readonly waypoints: readonly Waypoint[];
  readonly title: string;
  readonly onClose: () => void;
}

/** Shows the link that carries the waypoints, and its QR code. */
export function ShareDialog({ waypoints, title, onClose }: ShareDialogProps) {
  const link = shareLink(appOrigin(), waypoints.map(exchangedWaypoint));
  return (
    <LinkDialog link={link} title={title} tooLong={sharingTexts.linkTooLong} onClose={onClose} />
  );
}
