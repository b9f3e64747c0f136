import * as v from "valibot";
import { type AgingMs, isOlder } from "#domain/storage/visits.ts";
import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { MOMENT, MOMENT_OR_1970 } from "#storage/moment-schema.ts";
import { addition } from "#storage/records/record-change.ts";
import { type RecordKind, recordsIn } from "#storage/records/record-kind.ts";
import { changeRecords, type RecordChange } from "#storage/records/transaction.ts";
import { STRICT } from "#storage/strict.ts";

/** A stored photo; docs/formats/photos.md. */
export interface PhotoRecord {
  readonly format: 1;
  readonly id: string;
  /** A MIME type. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly widthPixels: number;
  readonly heightPixels: number;
  /** Milliseconds since 1970. */
  readonly addedAtMs: number;
  /** The waypoint that it was removed from, while it is in the bin. */
  readonly removed?: RemovedPhoto;
}

/** The waypoint of a removed photo. */
export interface RemovedPhoto {
  readonly waypointId: string;
  readonly waypointName: string;
  /** Milliseconds since 1970. */
  readonly deletedAtMs: number;
}

/** The outcome of storing a photo. */
export type PhotoOutcome = "stored" | "full" | "blocked";

/** The photos of waypoints, in the database. */
export interface PhotoStorage {
  /** Stores a photo; never rejects. */
  put(photo: PhotoRecord): Promise<PhotoOutcome>;
  /** Resolves to a photo; null if it does not exist or is not valid. Rejects if the database cannot be read. */
  get(id: string): Promise<PhotoRecord | null>;
  /**
   * Deletes all photos except these, those in the bin, and those of the last hour, because their waypoint may not be
   * stored yet. Never rejects.
   */
  keepOnly(ids: ReadonlySet<string>, nowMs: AgingMs): Promise<void>;
}

/** Another tab may be about to use a photo of this age. */
const NEW_PHOTO_MS = 60 * 60 * 1000;

const PIXELS = v.pipe(v.number(), v.integer(), v.minValue(1));
const RECORD = v.object({
  format: v.literal(1),
  id: v.string(),
  type: v.picklist(["image/webp", "image/jpeg"]),
  bytes: v.instance(Uint8Array<ArrayBuffer>),
  widthPixels: PIXELS,
  heightPixels: PIXELS,
  addedAtMs: MOMENT_OR_1970,
  removed: v.exactOptional(
    v.object({ waypointId: v.string(), waypointName: v.string(), deletedAtMs: MOMENT }),
  ),
});

/** The kind of record of the store `photos`. */
export const PHOTOS = {
  name: "photos",
  place: recordsIn("photos"),
  format: 1,
  read: photoOf,
  // A picture that this version cannot show is still the user's.
  restored: (value) => value,
  bin: {
    entries: ({ id, removed }) =>
      removed ? [{ id, name: removed.waypointName, deletedAtMs: removed.deletedAtMs }] : [],
    putBack: ({ removed: _, ...photo }) => photo,
    purged: () => null,
  },
} as const satisfies RecordKind<PhotoRecord>;

/** Returns the change that moves a photo to the bin; one that cannot be read stays as it is. */
export function photoToBin(id: string, removed: RemovedPhoto): RecordChange {
  const valueFor = (stored: unknown) =>
    photoOf(stored) ? { ...(stored as object), removed } : stored;
  return { place: PHOTOS.place, id, valueFor };
}

function photoOf(value: unknown): PhotoRecord | null {
  const read = v.safeParse(RECORD, value);
  return read.success ? read.output : null;
}

/** Creates a photo storage on a database connection. */
export function photoStorage(connection: DatabaseConnection): PhotoStorage {
  return {
    async put(photo) {
      try {
        await changeRecords(connection, [addition(PHOTOS, photo.id, photo)]);
        return "stored";
      } catch (error) {
        return isQuotaError(error) ? "full" : "blocked";
      }
    },
    async get(id) {
      return photoOf(await (await connection.opened()).get("photos", id));
    },
    async keepOnly(ids, nowMs) {
      try {
        const database = await connection.opened();
        const { store, done } = database.transaction("photos", "readwrite", STRICT);
        const unnamed = (await store.getAllKeys()).filter((id) => !ids.has(id));
        for (const id of unnamed) {
          const photo = photoOf(await store.get(id));
          if (!photo || photo.removed) continue;
          if (isOlder(photo.addedAtMs, nowMs, NEW_PHOTO_MS)) await store.delete(id);
        }
        await done;
      } catch (error) {
        console.warn("photos could not be cleared away:", error);
      }
    },
  };
}
