import { wrapDegrees } from "#domain/units/degrees.ts";
import type { Compass, CompassReading } from "./compass.ts";
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

function watch(onReading: (reading: CompassReading) => void): () => void {
  let hasLogged = false;
  const onOrientation = (event: Event): void => {
    const reading = readingOf(event as OrientationEvent);
    if (reading === null) return;
    if (reading !== "none") onReading(reading);
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

/** @returns null when the event does not know where north is, "none" when what it says of it is no direction */
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

/** What a browser gives is not always what its types say. */
function isNumber(value: unknown, lowest = -Infinity, highest = Infinity): value is number {
  return typeof value === "number" && value >= lowest && value <= highest;
}

/** How far the picture is turned from the device's own top edge, clockwise; Safari before 16.4 has the older name alone. */
function screenAngleDegrees(): number {
  const modern: ScreenOrientation | undefined = screen.orientation;
  const older = (globalThis as { readonly orientation?: unknown }).orientation;
  return modern?.angle ?? (isNumber(older) ? older : 0);
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
