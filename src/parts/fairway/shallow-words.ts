import { distanceText } from "#sentences/intl/distance.ts";
import { notShallowText, shallowText, unknownDepthText } from "#sentences/water/fairways.ts";
import type { contoursAlong } from "#state/coverage/offline-reports.ts";
import { shallowTexts } from "#words/water/fairways.ts";

/** The texts about the depths along a route; empty where there is nothing to say. */
export interface ShallowWords {
  readonly danger: string;
  readonly hint: string;
}

/**
 * Returns where a route crosses contours that may be too shallow, and of how much of it no depth is known. Says that it
 * crosses none only for the part with a known depth.
 * @param contourMeters the depth of the contours; null when the draught of the boat is unknown
 */
export function shallowWords(
  along: Awaited<ReturnType<typeof contoursAlong>>,
  contourMeters: number | null,
): ShallowWords {
  const { hasPack, isPartial, lengthMeters, unknownMeters, crossingsMeters } = along;
  const lengthOf = (meters: number): string => distanceText(meters, "motorboat");
  const unknown = [
    ...(hasPack ? [] : [shallowTexts.none]),
    ...(unknownMeters > 0
      ? [unknownDepthText(lengthOf(unknownMeters), lengthOf(lengthMeters))]
      : []),
    ...(isPartial ? [shallowTexts.partial] : []),
  ];
  if (contourMeters === null) return { danger: "", hint: unknown.join(" ") };
  if (crossingsMeters.length > 0) {
    const text = shallowText(contourMeters, crossingsMeters.map(lengthOf));
    return { danger: `${text} ${shallowTexts.level}`, hint: unknown.join(" ") };
  }
  const isClear = !isPartial && unknownMeters < lengthMeters;
  const clear = isClear
    ? [notShallowText(contourMeters, unknownMeters > 0), shallowTexts.level]
    : [];
  return { danger: "", hint: [...unknown, ...clear].join(" ") };
}
