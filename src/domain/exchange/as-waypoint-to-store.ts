import { addressableId } from "#domain/waypoints/addressable-id.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { ExchangeWaypoint } from "./exchange-file.ts";
import { present } from "./present.ts";

/** A waypoint to be stored; its id only when it came with one. */
export type WaypointToStore = Omit<Waypoint, "id"> & { readonly id?: string };

/** Where imported waypoints go. */
export interface ImportTarget {
  /** The folder for all of them; null: each in the folder that its file names. */
  readonly folder: string | null;
  /** What is remembered as their source, unless the file says more: its name. */
  readonly source: string;
}

/** An imported waypoint as it is stored; its links go to the end of the note, a line each. */
export function asWaypointToStore(
  imported: ExchangeWaypoint,
  { folder, source }: ImportTarget,
): WaypointToStore {
  const { name, lat, lng, altitudeMeters, icon, color, timeMs, changedAtMs, id } = imported;
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
      folder: folder ?? imported.folder,
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
