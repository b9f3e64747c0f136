import { useState } from "react";
import { useStore } from "zustand";
import { type AnchorGear, GEAR_LIMITS, RADIUS_LIMITS_METERS } from "#domain/anchor/anchor-gear.ts";
import { anchorAtBow, scopeOf, swingRadiusMeters } from "#domain/anchor/anchor-radius.ts";
import type { AnchorCircle } from "#domain/anchor/anchor-watch.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import { readDecimal } from "#domain/text/read-decimal.ts";
import { writeDecimal } from "#domain/text/write-decimal.ts";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { headingStore } from "#state/position/position.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { LOCALE } from "#words/locale.ts";
import { anchorTexts } from "#words/water/anchor.ts";

/** The user's choices for the circle; numbers as typed. */
export interface CircleChoice {
  readonly isAtBow: boolean;
  readonly isByHand: boolean;
  readonly gear: Readonly<Record<keyof AnchorGear, string>>;
  readonly radius: string;
  /** The heading of the bow, degrees from true north; empty for that of the compass or the course. */
  readonly bowHeading: string;
}

/** The choices, and the circle that follows from them. */
export interface CircleState {
  readonly choice: CircleChoice;
  readonly choose: (changes: Partial<CircleChoice>) => void;
  /** Null while something is missing, which `problem` then describes. */
  readonly circle: AnchorCircle | null;
  readonly problem: string | null;
  readonly scope: number | null;
  /** Makes the circle pass through a place, if the radius is allowed. */
  readonly reachTo: (place: LatLng) => void;
  /** Remembers the gear for the next time. */
  readonly keep: () => void;
}

/** Holds the circle that the user is setting up, starting from the gear of the last time. */
export function useCircle(): CircleState {
  const [choice, setChoice] = useState(firstChoice);
  const choose = (changes: Partial<CircleChoice>) => setChoice({ ...choice, ...changes });
  const position = useOwnPosition();
  const compass = useStore(headingStore, (now) => (now.origin === null ? null : now.heading));
  const typed = choice.bowHeading.trim();
  const heading = typed === "" ? compass : readDecimal(typed, 0, MAX_HEADING_DEGREES);
  const gear = readGear(choice.gear);
  const anchor = position && !position.isStale ? anchorOf(choice, position, gear, heading) : null;
  const radius = choice.isByHand
    ? readDecimal(choice.radius, 0, RADIUS_LIMITS_METERS.max)
    : gear && swingRadiusMeters(gear);
  const isTooSmall = radius !== null && radius < RADIUS_LIMITS_METERS.min;
  const problem = problemOf({ position, anchor, choice, gear, radius, isTooSmall });
  return {
    choice,
    choose,
    circle: anchor && radius !== null && !problem ? { ...anchor, radiusMeters: radius } : null,
    problem,
    scope: gear && !choice.isByHand ? scopeOf(gear) : null,
    reachTo: (place) => {
      if (!anchor) return;
      const meters = Math.round(inverse(anchor, place).distanceMeters);
      const { min, max } = RADIUS_LIMITS_METERS;
      choose({ isByHand: true, radius: String(Math.min(max, Math.max(min, meters))) });
    },
    keep: () => gear && void setPreferences({ anchorGear: gear }),
  };
}

const MAX_HEADING_DEGREES = 360;

function firstChoice(): CircleChoice {
  const { anchorGear } = preferencesStore.getState();
  return {
    isAtBow: false,
    isByHand: false,
    gear: {
      rodeMeters: writeDecimal(anchorGear.rodeMeters, LOCALE),
      depthMeters: writeDecimal(anchorGear.depthMeters, LOCALE),
      bowHeightMeters: writeDecimal(anchorGear.bowHeightMeters, LOCALE),
      antennaOffsetMeters: writeDecimal(anchorGear.antennaOffsetMeters, LOCALE),
    },
    radius: "30",
    bowHeading: "",
  };
}

function anchorOf(
  { isAtBow }: CircleChoice,
  { lat, lng }: LatLng,
  gear: AnchorGear | null,
  heading: number | null,
): LatLng | null {
  if (!isAtBow) return { lat, lng };
  return gear && heading !== null
    ? anchorAtBow({ lat, lng }, heading, gear.antennaOffsetMeters)
    : null;
}

interface Found {
  readonly position: { readonly isStale: boolean } | null;
  readonly anchor: LatLng | null;
  readonly choice: CircleChoice;
  readonly gear: AnchorGear | null;
  readonly radius: number | null;
  readonly isTooSmall: boolean;
}

/** Returns the first thing that is missing; null when nothing is. */
function problemOf({ position, anchor, choice, gear, radius, isTooSmall }: Found): string | null {
  if (!position || position.isStale) return anchorTexts.noPosition;
  const isGearNeeded = !choice.isByHand || choice.isAtBow;
  if (isGearNeeded && !gear) return anchorTexts.badNumber;
  if (!anchor) return anchorTexts.noHeading;
  if (radius === null) return choice.isByHand ? anchorTexts.badNumber : anchorTexts.tooShort;
  return isTooSmall ? anchorTexts.tooSmall : null;
}

function readGear(typed: CircleChoice["gear"]): AnchorGear | null {
  const names = Object.keys(GEAR_LIMITS) as (keyof AnchorGear)[];
  const read = names.map((name) => [name, readDecimal(typed[name], 0, GEAR_LIMITS[name])] as const);
  if (read.some(([, meters]) => meters === null)) return null;
  return Object.fromEntries(read) as unknown as AnchorGear;
}
