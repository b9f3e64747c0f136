import type { Clock } from "#platform/clock/clock.ts";
import { browserPictures } from "#platform/pictures/browser-pictures.ts";
import type { Pictures } from "#platform/pictures/pictures.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { device } from "#state/device/device.ts";
import {
  PHOTOS,
  type PhotoRecord,
  type PhotoStorage,
  photoStorage,
  photoToBin,
} from "#storage/records/photos/photo-storage.ts";
import { changeExisting } from "#storage/records/record-change.ts";
import type { RecordChange } from "#storage/records/transaction.ts";
import { changeMany, type WaypointsState, waypointById } from "./waypoints.ts";

/** The outcome of adding a photo. `no-picture`: this browser cannot read the file. */
export type AddPhotoOutcome = "added" | "no-picture" | "full" | "blocked";

/** The photos of waypoints. */
export interface PhotosState {
  /** Shrinks a picture, stores it and adds it to a waypoint as its last photo. */
  addPhoto(waypointId: string, file: Blob): Promise<AddPhotoOutcome>;
  /** Moves a photo of a waypoint to the bin; `Edits` can undo it. Resolves to false if that could not be stored. */
  removePhoto(waypointId: string, photoId: string): Promise<boolean>;
  /** Puts a photo from the bin back. Resolves to false if its waypoint is gone, or that could not be stored. */
  putPhotoBack(photoId: string): Promise<boolean>;
  /** Resolves to a photo; null if it does not exist or is not valid. Rejects if the database cannot be read. */
  photoById(id: string): Promise<PhotoRecord | null>;
  /** Resolves to a photo as JPEG; null if it does not exist. Rejects if the database or the picture cannot be read. */
  photoJpeg(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** The dependencies of the photos. */
export interface PhotosParts {
  readonly pictures: Pictures;
  readonly photos: PhotoStorage;
  readonly clock: Clock;
  readonly randomId: RandomId;
  readonly waypoints: Pick<WaypointsState, "changeMany" | "waypointById">;
}

/** Sharp enough to read a sign, at a few hundred kilobytes. */
const MAX_SIDE_PIXELS = 1600;

/** Creates the photos on these parts. */
export function createPhotos(parts: PhotosParts): PhotosState {
  const { pictures, photos, clock, randomId, waypoints } = parts;
  // Change the newest list, because another tab may just have added or removed a photo.
  const change = (
    waypointId: string,
    changed: (photoIds: readonly string[]) => readonly string[],
    kind: "change" | "delete-photo" | "restore",
    records: readonly RecordChange[] = [],
  ) =>
    waypoints.changeMany(
      (newest) => {
        const waypoint = newest.find(({ id }) => id === waypointId);
        if (!waypoint) return null;
        const photoIds = changed(waypoint.photoIds ?? []);
        const changes = { photoIds: photoIds.length > 0 ? photoIds : null };
        return { update: [{ id: waypointId, changes }] };
      },
      kind,
      records,
    );
  return {
    photoById: (id) => photos.get(id),
    async photoJpeg(id) {
      const photo = await photos.get(id);
      if (!photo || photo.type === "image/jpeg") return photo?.bytes ?? null;
      const jpeg = await pictures.asJpeg(new Blob([photo.bytes], { type: photo.type }));
      if (!jpeg) throw new Error("the photo cannot be read");
      return jpeg;
    },
    async addPhoto(waypointId, file) {
      const small = await pictures.shrink(file, MAX_SIDE_PIXELS);
      if (!small) return "no-picture";
      const id = randomId();
      // Store the photo first, so that no waypoint refers to a missing photo.
      const stored = await photos.put({ format: 1, id, ...small, addedAtMs: clock.nowMs() });
      if (stored !== "stored") return stored;
      const result = await change(waypointId, (photoIds) => [...photoIds, id], "change");
      if (result.ok) return "added";
      return result.reason === "full" ? "full" : "blocked";
    },
    async removePhoto(waypointId, photoId) {
      const without = (photoIds: readonly string[]) => photoIds.filter((id) => id !== photoId);
      const waypointName = waypoints.waypointById(waypointId)?.name ?? "";
      const removed = { waypointId, waypointName, deletedAtMs: clock.nowMs() };
      const records = [photoToBin(photoId, removed)];
      return (await change(waypointId, without, "delete-photo", records)).ok;
    },
    async putPhotoBack(id) {
      const waypointId = (await photos.get(id))?.removed?.waypointId ?? "";
      const withPhoto = (photoIds: readonly string[]) => [...new Set([...photoIds, id])];
      const back = changeExisting(PHOTOS, id, ({ removed: _, ...photo }) => photo);
      return (await change(waypointId, withPhoto, "restore", [back])).ok;
    },
  };
}

/** The photos of this device; see `PhotosState`. */
export const { addPhoto, removePhoto, putPhotoBack, photoById, photoJpeg } = createPhotos({
  pictures: browserPictures(),
  photos: photoStorage(device.connection),
  clock: device.clock,
  randomId: device.randomId,
  waypoints: { changeMany, waypointById },
});
