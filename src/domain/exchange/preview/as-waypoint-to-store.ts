import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { present } from "#domain/exchange/present.ts";
import { isAltitude } from "#domain/units/limits.ts";
import { addressableId } from "#domain/waypoints/addressable-id.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";

/** A waypoint to be stored; it has an id only if it came with one. */
export type WaypointToStore = Omit<Waypoint, "id"> & { readonly id?: string };

/**
 * Turns an imported waypoint into one to be stored; its links are added to the note, one per line.
 * @param source the source to store if the file gives none: the file's name
 */
export function asWaypointToStore(imported: ExchangeWaypoint, source: string): WaypointToStore {
  const { name, lat, lng, altitudeMeters, icon, color, timeMs, changedAtMs, id } = imported;
  const { folder, kind } = imported;
  return {
    name,
    lat,
    lng,
    ...present({
      id: id ? addressableId(id) : undefined,
      note: noteWithLinks(imported),
      altitudeMeters: isAltitude(altitudeMeters) ? altitudeMeters : undefined,
      icon,
      color,
      folder,
      kind,
      source: imported.source ?? source,
      createdAtMs: timeMs,
      changedAtMs,
    }),
  };
}

function noteWithLinks({ note = "", links = [] }: ExchangeWaypoint): string {
  const missing = links.filter(({ url }) => !note.includes(url));
  return [note, ...missing.map(linkLine)].filter((line) => line !== "").join("\n");
}

function linkLine({ url, text }: { readonly url: string; readonly text?: string }): string {
  return text === undefined || text === url ? url : `${text}: ${url}`;
}
