import { openDB } from "idb";
import { fromPlainValue } from "#storage/backup/plain-value.ts";
import { DATABASE_NAME } from "#storage/database.ts";

/** An import as version 5 of the database stored it; never change it. */
interface Version5 {
  readonly tracks: readonly Version5Row[];
  readonly trackHeads: readonly Version5Row[];
}

/** A row of either store. */
type Version5Row = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Two tracks and a route as JSON, like in a backup of that time. */
export const VERSION_5_PLAIN: Version5 = {
  tracks: [
    {
      format: 1,
      id: "route-3-9eafbade40990aee",
      importedAtMs: 1777622400000,
      kind: "route",
      route: {
        name: "Hike",
        note: "Langs de Rotte",
        points: [
          {
            name: "Start",
            lat: 52.1,
            lng: 5.4,
            note: "Bij de kerk",
            altitudeMeters: 3.5,
            icon: "flag",
          },
          { name: "", lat: 52.2, lng: 5.4 },
          {
            name: "Eind",
            lat: 52.2,
            lng: 5.5,
            links: [{ url: "https://example.org/eind", text: "Eind" }],
            timeMs: 1777629600000,
          },
        ],
        source: "tocht.gpx",
      },
    },
    {
      format: 1,
      id: "track-2-1cc82f2bd18709eb",
      importedAtMs: 1777622400000,
      kind: "track",
      track: {
        name: "",
        lngs: { $binary: "Float64Array", base64: "AAAAAAAAEkBmZmZmZmYSQA==" },
        lats: { $binary: "Float64Array", base64: "AAAAAADASUDNzMzMzMxJQA==" },
        altitudesMeters: null,
        timesMs: null,
        segmentStarts: { $binary: "Uint32Array", base64: "AAAAAA==" },
        source: "tocht.gpx",
      },
      isHidden: true,
    },
    {
      format: 1,
      id: "track-4-e2707aaa1df29a90",
      importedAtMs: 1777622400000,
      kind: "track",
      track: {
        name: "Rondje",
        lngs: { $binary: "Float64Array", base64: "AAAAAAAAFEAAAAAAAAAUQGZmZmZmZhRAzczMzMzMFEA=" },
        lats: { $binary: "Float64Array", base64: "AAAAAAAASkDNzMzMzAxKQM3MzMzMDEpAzczMzMwMSkA=" },
        altitudesMeters: {
          $binary: "Float64Array",
          base64: "AAAAAAAA9D8AAAAAAAD4fwAAAAAAAPh/AAAAAAAAAMA=",
        },
        timesMs: {
          $binary: "Float64Array",
          base64: "AADA0yjeeUIAADSLKt55QgAAAAAAAPh/AAAAAAAA+H8=",
        },
        segmentStarts: { $binary: "Uint32Array", base64: "AAAAAAIAAAA=" },
        note: "Met de welpen",
        color: "#00aa44",
        links: [{ url: "https://example.org/" }],
        source: "tocht.gpx",
        folder: "Zomerkamp",
      },
      isHidden: false,
    },
  ],
  trackHeads: [
    {
      id: "route-3-9eafbade40990aee",
      kind: "route",
      name: "Hike",
      source: "tocht.gpx",
      pointCount: 3,
      lengthMeters: 17934.732383949675,
      bounds: [5.4, 52.1, 5.5, 52.2],
      importedAtMs: 1777622400000,
      isVisible: true,
    },
    {
      id: "track-2-1cc82f2bd18709eb",
      kind: "track",
      name: "",
      source: "tocht.gpx",
      pointCount: 2,
      lengthMeters: 13094.011413940389,
      bounds: [4.5, 51.5, 4.6, 51.6],
      importedAtMs: 1777622400000,
      isVisible: false,
    },
    {
      id: "track-4-e2707aaa1df29a90",
      kind: "track",
      name: "Rondje",
      color: "#00aa44",
      source: "tocht.gpx",
      pointCount: 4,
      lengthMeters: 17950.056694664898,
      bounds: [5, 52, 5.2, 52.1],
      importedAtMs: 1777622400000,
      isVisible: true,
    },
  ],
};

/** The same rows in their stored form. */
export const VERSION_5 = fromPlainValue(VERSION_5_PLAIN) as Version5;

/** Creates the database in version 5 with these tracks and their heads. */
export async function plantVersion5(tracks: readonly Version5Row[] = VERSION_5.tracks) {
  const database = await openDB(DATABASE_NAME, 5, {
    upgrade(made) {
      for (const name of ["waypointLists", "waypointEdits", "restores"])
        made.createObjectStore(name);
      for (const name of ["setAside", "packs", "photos", "waypointBin", "tracks", "trackHeads"]) {
        made.createObjectStore(name, { keyPath: "id" });
      }
    },
  });
  for (const row of tracks) await database.put("tracks", row);
  for (const head of VERSION_5.trackHeads) await database.put("trackHeads", head);
  database.close();
}
