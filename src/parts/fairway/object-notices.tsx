import type { ReactNode } from "react";
import { noticesAt } from "#domain/bulletin/notices-along.ts";
import { nextTides } from "#domain/bulletin/tides.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { nearestPlace } from "#domain/geodesy/nearest-place.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { levelText, tideStationText, tidesText } from "#sentences/water/bulletin.ts";
import layout from "#ui/layout.module.css";
import { tideTexts } from "#words/water/bulletin.ts";
import { NoticeList } from "./notice-list.tsx";
import { NoticesAge } from "./notices-age.tsx";
import { useBulletin, useNotices } from "./use-bulletin.ts";
import { useMinuteMs } from "./use-minute-ms.ts";

/** Shows the notices to skippers about a bridge or lock, and for a bridge the level of the nearest gauge and the tides. */
export function ObjectNotices({ object }: { readonly object: FairwayObject }) {
  const notices = useNotices();
  return (
    <>
      <NoticesAge />
      <NoticeList
        askedAtMs={notices?.askedAtMs ?? 0}
        notices={noticesAt(object, notices?.items ?? [])}
      />
      {object.kind === "bridge" ? <LevelNear place={object} /> : null}
    </>
  );
}

/** Gauges and tide stations farther away say nothing about the water here, metres. */
const NEAR_METERS = 10_000;

/** Shows the last measured level and the next tides near a place, which change no clearance. Nothing without a station near it. */
function LevelNear({ place }: { readonly place: LatLng }) {
  const { bulletin } = useBulletin();
  const nowMs = useMinuteMs();
  const gauge = nearestPlace(place, bulletin?.levels?.items ?? [], NEAR_METERS);
  const station = nearestPlace(place, bulletin?.tides?.items ?? [], NEAR_METERS);
  const tides = station ? nextTides(station.place, nowMs, 2) : [];
  const lines: ReactNode[] = [
    ...(gauge
      ? [
          `${tideTexts.level}: ${levelText(gauge.place, away(gauge.distanceMeters), nowMs)}. ${tideTexts.notApplied}`,
        ]
      : []),
    ...(station && tides.length > 0
      ? [
          `${tideTexts.tide}: ${tidesText(tides, nowMs)} (${tideStationText(station.place.name, away(station.distanceMeters))}).`,
        ]
      : []),
  ];
  return lines.map((line, index) => (
    <p key={`${index}`} className={layout["hint"]}>
      {line}
    </p>
  ));
}

function away(meters: number): string {
  return distanceText(meters, "motorboat");
}
