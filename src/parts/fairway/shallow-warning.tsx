import { useStore } from "zustand";
import { safeContourMeters } from "#domain/fairway/depth/shallow.ts";
import { boatInMode } from "#domain/fairway/passage/passage.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { contoursAlong } from "#state/coverage/offline-reports.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { shallowTexts } from "#words/water/fairways.ts";
import { shallowWords } from "./shallow-words.ts";
import { useWater } from "./use-water.ts";

interface ShallowWarningProps {
  /** The route, lng, lat, lng, lat …; the same array until it changes. */
  readonly line: Float64Array;
  readonly mode: NetworkMode;
}

/**
 * Warns where a route crosses contours that may be too shallow for the user's boat, and tells of how much of it no depth is
 * known. Without a draught it tells only the latter.
 */
export function ShallowWarning({ line, mode }: ShallowWarningProps) {
  const boat = useStore(preferencesStore, (preferences) => preferences.boat);
  const { levelMeters } = useWater();
  const contourMeters = safeContourMeters(boatInMode(boat, mode), levelMeters);
  const { value, isFailed } = useLoaded(
    line.length < 4 ? null : (signal) => contoursAlong(line, contourMeters, signal),
    line,
    contourMeters,
  );
  if (isFailed) return <p className={layout["hint"]}>{shallowTexts.failed}</p>;
  if (!value) return null;
  const { danger, hint } = shallowWords(value, contourMeters);
  return (
    <>
      {danger === "" ? null : <Notice tone="danger">{danger}</Notice>}
      {hint === "" ? null : <p className={layout["hint"]}>{hint}</p>}
    </>
  );
}
