import type { AnchorCircle } from "#domain/anchor/anchor-watch.ts";
import type { SwingTrack } from "#domain/anchor/swing-track.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { CourseLine } from "./course-line.ts";
import type { Leg } from "./cross-track.ts";

/** What a boat has on the map. */
export interface BoatDrawing {
  /** Null while it lies still, or its course is not known. */
  readonly course: CourseLine | null;
  /** The mark that is steered to; null without one. */
  readonly mark: (LatLng & { readonly name: string }) | null;
  /** The straight line that the cross-track error counts from; null on a route, which draws its own. */
  readonly leg: Leg | null;
  /** Where somebody went overboard, and the boat, if it knows where it is. */
  readonly manOverboard: { readonly place: LatLng; readonly boat: LatLng | null } | null;
  readonly anchor: DrawnAnchor | null;
}

/** An anchor with its circle and where the boat has lain. */
export interface DrawnAnchor {
  readonly circle: AnchorCircle;
  readonly swing: SwingTrack;
  readonly isAlarm: boolean;
}
