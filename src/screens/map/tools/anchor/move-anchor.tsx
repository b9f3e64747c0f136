import { useEffect, useState } from "react";
import type { AnchorCircle } from "#domain/anchor/anchor-watch.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { moveAnchor } from "#state/boating/anchor.ts";
import { previewAnchor } from "#state/boating/anchor-preview.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { anchorTexts } from "#words/water/anchor.ts";

interface MoveAnchorProps {
  readonly controller: Pick<MapPort, "events" | "center">;
  readonly circle: AnchorCircle;
}

/** Moves the anchor of a running watch to where it really lies. */
export function MoveAnchor(props: MoveAnchorProps) {
  const [isMoving, setMoving] = useState(false);
  return isMoving ? (
    <Moving {...props} onDone={() => setMoving(false)} />
  ) : (
    <Button onClick={() => setMoving(true)}>{anchorTexts.move}</Button>
  );
}

interface MovingProps extends MoveAnchorProps {
  readonly onDone: () => void;
}

/** Shows the new circle before it counts. */
function Moving({ controller, circle, onDone }: MovingProps) {
  const [place, setPlace] = useState<LatLng | null>(null);
  const { radiusMeters } = circle;
  useTappedPlace(controller, ({ lat, lng }) => setPlace({ lat, lng }));
  useEffect(() => {
    previewAnchor(place && { ...place, radiusMeters });
    return () => previewAnchor(null);
  }, [place, radiusMeters]);
  async function finish() {
    if (place) await moveAnchor(place);
    onDone();
  }
  return (
    <>
      <p role="status">{anchorTexts.moveHelp}</p>
      <div className={layout["actions"]}>
        <Button onClick={() => setPlace(controller.center)}>{anchorTexts.moveHere}</Button>
        <Button variant="primary" onClick={() => void finish()}>
          {anchorTexts.moveDone}
        </Button>
      </div>
    </>
  );
}
