import { wrapDegrees } from "#domain/units/degrees.ts";
import type { Compass } from "./compass.ts";
import { compassHeading } from "./compass-heading.ts";

/** What Safari adds to the event. */
interface SafariOrientation {
  /** Degrees clockwise from magnetic north. */
  readonly webkitCompassHeading?: number | null;
  /** Degrees; negative when the compass wants calibrating. */
  readonly webkitCompassAccuracy?: number | null;
}

type OrientationEvent = DeviceOrientationEvent & SafariOrientation;

/** Chromium tells north in an event of its own, Safari and Firefox in the plain one. */
const EVENT_NAMES = ["deviceorientationabsolute", "deviceorientation"] as const;

/** The browser's orientation events; a device without a compass never reports. */
export function browserCompass(): Compass {
  return { watch, askPermission, wantsPermission: () => permissionAsker() !== null };
}

function watch(onHeading: (headingDegrees: number) => void): () => void {
  let hasLogged = false;
  const onOrientation = (event: Event): void => {
    const heading = headingOf(event as OrientationEvent);
    if (heading === null) return;
    if (Number.isFinite(heading)) onHeading(heading);
    else if (!hasLogged) {
      // Once: a compass speaks 60 times a second.
      hasLogged = true;
      console.warn("no heading: the compass gave one that is none", event);
    }
  };
  for (const name of EVENT_NAMES) addEventListener(name, onOrientation);
  return () => {
    for (const name of EVENT_NAMES) removeEventListener(name, onOrientation);
  };
}

/**
 * @returns the heading in degrees; null when the event does not know where north is, NaN when what it
 * says of it is no direction
 */
function headingOf(event: OrientationEvent): number | null {
  const { webkitCompassHeading, webkitCompassAccuracy, alpha } = event;
  if (webkitCompassHeading !== undefined && webkitCompassHeading !== null) {
    if (isNumber(webkitCompassAccuracy) && webkitCompassAccuracy < 0) return null;
    const isHeading = isNumber(webkitCompassHeading, 0, 360);
    return isHeading ? wrapDegrees(webkitCompassHeading + screenAngleDegrees()) : Number.NaN;
  }
  const isAbsolute = event.absolute || event.type === "deviceorientationabsolute";
  if (!isAbsolute || alpha === null || alpha === undefined) return null;
  const angles = { alpha, beta: event.beta ?? 0, gamma: event.gamma ?? 0 };
  const areAngles = Object.values(angles).every((angle) => isNumber(angle, -360, 360));
  return areAngles ? compassHeading(angles, screenAngleDegrees()) : Number.NaN;
}

/** What a browser gives is not always what its types say. */
function isNumber(value: unknown, lowest = -Infinity, highest = Infinity): value is number {
  return typeof value === "number" && value >= lowest && value <= highest;
}

function screenAngleDegrees(): number {
  const orientation: ScreenOrientation | undefined = screen.orientation;
  return orientation?.angle ?? 0;
}

/** Safari asks; newer Chromium has the question too. */
interface AskingConstructor {
  requestPermission?: () => Promise<"granted" | "denied">;
}

async function askPermission(): Promise<boolean> {
  if (typeof DeviceOrientationEvent === "undefined") return false;
  const ask = permissionAsker();
  if (!ask) return true;
  try {
    return (await ask()) === "granted";
  } catch {
    return false;
  }
}

function permissionAsker(): (() => Promise<"granted" | "denied">) | null {
  if (typeof DeviceOrientationEvent === "undefined") return null;
  const { requestPermission } = DeviceOrientationEvent as unknown as AskingConstructor;
  return requestPermission ? () => requestPermission.call(DeviceOrientationEvent) : null;
}
