import { addressableId } from "#domain/waypoints/addressable-id.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { ExchangeWaypoint } from "./exchange-file.ts";
import { present } from "./present.ts";

/** A waypoint to be stored; its id only when it came with one. */
export type WaypointToStore = Omit<Waypoint, "id"> & { readonly id?: string };

/**
 * An imported waypoint as it is stored; its links go to the end of the note, a line each.
 * @param source what is remembered as its source, unless the file says more: the file's name
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
      altitudeMeters,
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
