import { formatLatLng } from "#domain/coordinates/format.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointChanges } from "#domain/waypoints/waypoint-edit.ts";
import type { WaypointDraft } from "#state/waypoints-drafts.ts";

/** The texts of the form for a waypoint as it is. */
export function draftFrom(waypoint: Waypoint): WaypointDraft {
  return {
    name: waypoint.name,
    note: waypoint.note ?? "",
    place: formatLatLng(waypoint),
    altitude: altitudeText(waypoint.altitudeMeters),
    folder: waypoint.folder ?? "",
    icon: waypoint.icon ?? null,
    color: waypoint.color ?? null,
  };
}

/** What must change for the waypoint to be as the texts say; its place apart. */
export function changesFrom(waypoint: Waypoint, draft: WaypointDraft): WaypointChanges {
  const altitudeMeters = altitudeMetersFrom(draft.altitude) ?? null;
  const wanted = {
    name: draft.name.trim(),
    note: draft.note.trim() || null,
    altitudeMeters,
    folder: draft.folder.trim() || null,
    icon: draft.icon,
    color: draft.color,
  };
  // A field that is not there and is not wanted stays out of the stored edit.
  const entries = Object.entries(wanted).filter(
    ([name, value]) => (waypoint[name as keyof typeof wanted] ?? null) !== value,
  );
  return Object.fromEntries(entries);
}

/** "12,5"; empty when there is none. */
export function altitudeText(altitudeMeters: number | undefined): string {
  return altitudeMeters === undefined ? "" : String(altitudeMeters).replace(".", ",");
}

/** Metres from a typed number, with a point or a comma; undefined when it is none. */
export function altitudeMetersFrom(text: string): number | undefined {
  const plain = text.trim().replace(",", ".").replace(/^−/, "-");
  return /^[+-]?\d{1,6}(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
