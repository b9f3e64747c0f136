import { wrapDegrees } from "#domain/units/degrees.ts";
import type { Compass, CompassReading } from "./compass.ts";
import { compassHeading } from "./compass-heading.ts";

/** Fields that Safari adds to the event. */
interface SafariOrientation {
  /** Degrees clockwise from magnetic north. */
  readonly webkitCompassHeading?: number | null;
  /** Degrees; negative if the compass needs calibration. */
  readonly webkitCompassAccuracy?: number | null;
}

type OrientationEvent = DeviceOrientationEvent & SafariOrientation;

/** Chromium reports absolute headings in a separate event, Safari and Firefox in the plain one. */
const EVENT_NAMES = ["deviceorientationabsolute", "deviceorientation"] as const;

/** A compass from the orientation events of the browser; without a sensor it never reports. */
export function browserCompass(): Compass {
  return { watch, askPermission, wantsPermission: () => permissionAsker() !== null };
}

function watch(onReading: (reading: CompassReading) => void): () => void {
  let hasLogged = false;
  const onOrientation = (event: Event): void => {
    const reading = readingOf(event as OrientationEvent);
    if (reading === null) return;
    if (reading !== "none") onReading(reading);
    else if (!hasLogged) {
      // Log once: the compass fires 60 times a second.
      hasLogged = true;
      console.warn("no heading: the compass gave an invalid one", event);
    }
  };
  for (const name of EVENT_NAMES) addEventListener(name, onOrientation);
  return () => {
    for (const name of EVENT_NAMES) removeEventListener(name, onOrientation);
  };
}

/**
 * Reads the heading from an event.
 * @returns null if the event has no absolute heading, "none" if its values are invalid
 */
function readingOf(event: OrientationEvent): CompassReading | "none" | null {
  const { webkitCompassHeading, alpha } = event;
  if (webkitCompassHeading !== undefined && webkitCompassHeading !== null)
    return safariReading(event);
  const isAbsolute = event.absolute || event.type === "deviceorientationabsolute";
  if (!isAbsolute || alpha === null || alpha === undefined) return null;
  const angles = { alpha, beta: event.beta ?? 0, gamma: event.gamma ?? 0 };
  const areAngles = Object.values(angles).every((angle) => isNumber(angle, -360, 360));
  if (!areAngles) return "none";
  return { magneticDegrees: compassHeading(angles, screenAngleDegrees()), accuracyDegrees: null };
}

function safariReading({
  webkitCompassHeading,
  webkitCompassAccuracy,
}: SafariOrientation): CompassReading | "none" {
  const isAccuracy = isNumber(webkitCompassAccuracy);
  if (isAccuracy && webkitCompassAccuracy < 0)
    return { magneticDegrees: null, accuracyDegrees: null };
  if (!isNumber(webkitCompassHeading, 0, 360)) return "none";
  return {
    magneticDegrees: wrapDegrees(webkitCompassHeading + screenAngleDegrees()),
    accuracyDegrees: isAccuracy ? webkitCompassAccuracy : null,
  };
}

/** Browsers do not always send what the types promise. */
function isNumber(value: unknown, lowest = -Infinity, highest = Infinity): value is number {
  return typeof value === "number" && value >= lowest && value <= highest;
}

/**
 * Returns the clockwise rotation of the screen from the natural top edge of the device. Safari before 16.4 only has
 * `window.orientation`.
 */
function screenAngleDegrees(): number {
  const modern: ScreenOrientation | undefined = screen.orientation;
  const older = (globalThis as { readonly orientation?: unknown }).orientation;
  return modern?.angle ?? (isNumber(older) ? older : 0);
}

/** The permission request of Safari; newer Chromium has it too. */
interface PermissionConstructor {
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
  const { requestPermission } = DeviceOrientationEvent as unknown as PermissionConstructor;
  return requestPermission ? () => requestPermission.call(DeviceOrientationEvent) : null;
}
