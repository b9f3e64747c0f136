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
  const onOrientation = (event: Event): void => {
    const heading = headingOf(event as OrientationEvent);
    if (heading !== null) onHeading(heading);
  };
  for (const name of EVENT_NAMES) addEventListener(name, onOrientation);
  return () => {
    for (const name of EVENT_NAMES) removeEventListener(name, onOrientation);
  };
}

/** @returns the heading in degrees; null when the event does not know where north is */
function headingOf(event: OrientationEvent): number | null {
  const safariHeading = event.webkitCompassHeading;
  if (typeof safariHeading === "number") {
    const isUsable = Number.isFinite(safariHeading) && !((event.webkitCompassAccuracy ?? 0) < 0);
    return isUsable ? wrapDegrees(safariHeading + screenAngleDegrees()) : null;
  }
  const isAbsolute = event.absolute || event.type === "deviceorientationabsolute";
  if (!isAbsolute || !Number.isFinite(event.alpha)) return null;
  const angles = { alpha: event.alpha ?? 0, beta: event.beta ?? 0, gamma: event.gamma ?? 0 };
  return compassHeading(angles, screenAngleDegrees());
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
