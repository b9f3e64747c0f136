import { useStore } from "zustand";
import { safeContourMeters } from "#domain/fairway/shallow.ts";
import { distanceText } from "#i18n/intl/distance.ts";
import { notShallowText, shallowText, shallowTexts } from "#i18n/water/fairways.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { contoursAlong } from "#state/coverage/offline-reports.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { useWater } from "./use-water.ts";

interface ShallowWarningProps {
  /** The route, lng, lat, lng, lat …; the same array until it changes. */
  readonly line: Float64Array;
}

/**
 * Warns where a route crosses contours that may be too shallow for the user's boat. Shows nothing if its draught is
 * unknown, or no contours are on the device.
 */
export function ShallowWarning({ line }: ShallowWarningProps) {
  const boat = useStore(preferencesStore, (preferences) => preferences.boat);
  const { levelMeters } = useWater();
  const contourMeters = safeContourMeters(boat, levelMeters);
  const { value } = useLoaded(
    contourMeters === null ? null : (signal) => contoursAlong(line, contourMeters, signal),
    line,
    contourMeters,
  );
  if (!value?.hasData || contourMeters === null) return null;
  const distances = value.crossingsMeters.map((meters) => distanceText(meters, "motorboat"));
  if (distances.length === 0 && value.isPartial) {
    return <p className={layout["hint"]}>{shallowTexts.partial}</p>;
  }
  if (distances.length === 0) {
    return (
      <p className={layout["hint"]}>{`${notShallowText(contourMeters)} ${shallowTexts.level}`}</p>
    );
  }
  return (
    <Notice tone="danger">
      {shallowText(contourMeters, distances)} {shallowTexts.level}
    </Notice>
  );
}
