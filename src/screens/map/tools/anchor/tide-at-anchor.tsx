import { useState } from "react";
import type { TideStation } from "#domain/bulletin/bulletin.ts";
import { nextTides, tideRange } from "#domain/bulletin/tides.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { nearestPlace } from "#domain/geodesy/nearest-place.ts";
import { useBulletin } from "#parts/fairway/use-bulletin.ts";
import { useMinuteMs } from "#parts/fairway/use-minute-ms.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { tideDepthsText, tideStationText, tidesText } from "#sentences/water/bulletin.ts";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { tideTexts } from "#words/water/bulletin.ts";

interface TideAtAnchorProps {
  /** Null while it is not known. */
  readonly place: LatLng | null;
  /** The depth now; null while none is entered. */
  readonly depthMeters: number | null;
}

/** The depths at anchor of the next day by the calculated tide, on request: only the user knows whether the water has a tide. */
export function TideAtAnchor({ place, depthMeters }: TideAtAnchorProps) {
  const [isCounted, setCounted] = useState(false);
  return (
    <>
      <Choice
        kind="checkbox"
        name="anchor-tide"
        label={tideTexts.count}
        hint={tideTexts.countHint}
        checked={isCounted}
        onChoose={setCounted}
      />
      {isCounted && place ? <Tides place={place} depthMeters={depthMeters} /> : null}
    </>
  );
}

/** Farther away the tide is another one, metres. */
const STATION_METERS = 25_000;
const DAY_MS = 86_400_000;

function Tides({ place, depthMeters }: TideAtAnchorProps & { readonly place: LatLng }) {
  const { bulletin, status } = useBulletin();
  const nowMs = useMinuteMs();
  if (!bulletin?.tides)
    return <p role="status">{status === "settled" ? tideTexts.missing : null}</p>;
  const near = nearestPlace<TideStation>(place, bulletin.tides.items, STATION_METERS);
  if (!near) return <p role="status">{tideTexts.far}</p>;
  const { place: station, distanceMeters } = near;
  const tides = nextTides(station, nowMs, 4);
  return (
    <>
      {depthMeters === null ? null : (
        <p role="status">{tideDepthsText(tideRange(station, nowMs, DAY_MS), depthMeters, nowMs)}</p>
      )}
      <p className={layout["hint"]}>
        {tides.length > 0 ? `${tidesText(tides, nowMs)}. ` : ""}
        {tideStationText(station.name, distanceText(distanceMeters, "motorboat"))}
      </p>
    </>
  );
}
