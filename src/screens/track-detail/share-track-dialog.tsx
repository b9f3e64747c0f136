import { appOrigin } from "#parts/exchange/app-origin.ts";
import { LinkDialog } from "#parts/exchange/link-dialog.tsx";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useLoaded } from "#parts/use-loaded.ts";
import { sharedLineText } from "#sentences/exchange/sharing.ts";
import { linkOfTrack } from "#state/exchange/share-track.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { sharingTexts } from "#words/exchange/sharing.ts";
import { trackTexts } from "#words/tracks/tracks.ts";

interface ShareTrackDialogProps {
  readonly id: string;
  /** The subject of the link. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Shows the link that carries the line of a track, and its QR code; says how exact the line is. */
export function ShareTrackDialog({ id, title, onClose }: ShareTrackDialogProps) {
  const { value: made, isFailed, again } = useLoaded(() => linkOfTrack(id, appOrigin()), id);
  if (typeof made === "object" && made) {
    return (
      <LinkDialog
        link={made.link}
        title={title}
        note={sharedLineText(made.toleranceMeters)}
        tooLong={sharingTexts.trackTooLong}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog heading={sharingTexts.heading} onClose={onClose}>
      {made === undefined && !isFailed ? <p role="status">{sharingTexts.loadingCode}</p> : null}
      {isFailed ? <NotLoaded text={sharingTexts.notMade} again={again} /> : null}
      {made === "too-long" ? <Notice>{sharingTexts.trackTooLong}</Notice> : null}
      {made === null ? <Notice tone="danger">{trackTexts.gone}</Notice> : null}
      <Button variant="quiet" onClick={onClose}>
        {sharingTexts.close}
      </Button>
    </Dialog>
  );
}
