import type { AnchorCircle } from "#domain/anchor/anchor-watch.ts";
import type { SwingTrack } from "#domain/anchor/swing-track.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { CourseLine } from "./course-line.ts";
import type { Leg } from "./cross-track.ts";

/** The drawing of a boat on the map. */
export interface BoatDrawing {
  /** Null while the boat lies still or its course is unknown. */
  readonly course: CourseLine | null;
  /** The mark to steer to; null when there is none. */
  readonly mark: (LatLng & { readonly name: string }) | null;
  /** The straight line from which the cross-track error is measured; null on a route, which is drawn already. */
  readonly leg: Leg | null;
  /** The places where somebody went overboard, and the position of the boat, if known. */
  readonly manOverboard: {
    readonly places: readonly LatLng[];
    readonly boat: LatLng | null;
  } | null;
  readonly anchor: DrawnAnchor | null;
}

/** An anchor with its circle and the earlier positions of the boat. */
export interface DrawnAnchor {
  readonly circle: AnchorCircle;
  /** The distance from the anchor beyond which there is an alarm, metres; null while no accuracy is known. */
  readonly alarmRadiusMeters: number | null;
  readonly swing: SwingTrack;
  readonly isAlarm: boolean;
}
