import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { areaSquareMeters } from "#domain/geodesy/geodesic.ts";
import { countGaps } from "#domain/tracks/count-gaps.ts";
import type { TrackPoints, TrackSummary } from "#domain/tracks/track.ts";
import type { TrackStatistics } from "#domain/tracks/track-statistics.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { coveredText, speedText } from "#sentences/intl/distance.ts";
import { formatDateTime, formatMeters } from "#sentences/intl/format.ts";
import { squareText } from "#sentences/map/drawn-lines.ts";
import { durationText } from "#sentences/tracks/recording.ts";
import { altitudesText, gapsText, pointCountText } from "#sentences/tracks/tracks.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Facts } from "#ui/facts.tsx";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { originTexts, trackScreenTexts, trackTexts } from "#words/tracks/tracks.ts";

interface TrackFactsProps {
  readonly track: TrackSummary;
  readonly points: TrackPoints;
  /** The statistics; null until they are computed. Their space is reserved, so that nothing below them moves. */
  readonly statistics: TrackStatistics | null;
}

/** The statistics of a track in the units of its mode; those that were not measured are named in one line. */
export function TrackFacts({ track, points, statistics }: TrackFactsProps) {
  const instrumentLayout = useStore(
    preferencesStore,
    (preferences) => preferences.instrumentLayout,
  );
  const speed = (speedMps: number) => speedText(speedMps, instrumentLayout);
  const of = (value: number | null | undefined, text: (known: number) => string) => {
    if (value === undefined) return trackScreenTexts.reckoning;
    return value === null ? null : text(value);
  };
  const altitude = (lowestMeters: number) =>
    altitudesText(
      formatMeters(lowestMeters),
      formatMeters(statistics?.highestMeters ?? lowestMeters),
      track.origin === "recorded",
    );
  const gaps = countGaps(points.gapsBefore);
  return (
    <Section heading={trackScreenTexts.facts}>
      <Facts
        unknownName={trackScreenTexts.notMeasured}
        facts={[
          {
            name: trackScreenTexts.distance,
            value: of(statistics?.distanceMeters, (meters) =>
              coveredText(meters, instrumentLayout),
            ),
          },
          ...(track.isArea
            ? [{ name: trackTexts.area, value: squareText(areaSquareMeters(cornersOf(points))) }]
            : []),
          { name: trackScreenTexts.duration, value: of(statistics?.durationMs, durationText) },
          { name: trackScreenTexts.moving, value: of(statistics?.movingMs, durationText) },
          { name: trackScreenTexts.average, value: of(statistics?.averageMps, speed) },
          { name: trackScreenTexts.fastest, value: of(statistics?.fastestMps, speed) },
          { name: trackScreenTexts.climb, value: of(statistics?.climbMeters, formatMeters) },
          { name: trackScreenTexts.descent, value: of(statistics?.descentMeters, formatMeters) },
          { name: trackScreenTexts.altitude, value: of(statistics?.lowestMeters, altitude) },
          { name: trackScreenTexts.started, value: of(track.startedAtMs ?? null, formatDateTime) },
          { name: trackScreenTexts.points, value: pointCountText(track.pointCount) },
          ...(gaps.length > 0 ? [{ name: trackScreenTexts.gaps, value: gapsText(gaps) }] : []),
          {
            name: trackScreenTexts.origin,
            value: [originTexts[track.origin], track.source].filter(Boolean).join(", "),
          },
        ]}
      />
      {track.isArea ? null : <TrackEnds track={track} points={points} />}
      {statistics?.climbMeters === null ? null : (
        <p className={layout["hint"]}>{trackScreenTexts.climbHelp}</p>
      )}
    </Section>
  );
}

/** Says where a track begins and ends; nothing where no pack has ways. */
function TrackEnds({ track, points }: Pick<TrackFactsProps, "track" | "points">) {
  const { last } = useLoaded(
    points.lngs.length === 0
      ? null
      : async (signal) => {
          const { lineOfEnds } = await import(
            /* webpackChunkName: "ways-beside" */ "#parts/position/ways-beside.ts"
          );
          return lineOfEnds(points, signal);
        },
    track.id,
    points,
  );
  return last ? <p>{last}</p> : null;
}

function cornersOf({ lngs, lats }: TrackPoints): readonly LatLng[] {
  return Array.from(lngs, (lng, index) => ({ lng, lat: lats[index] ?? 0 }));
}
