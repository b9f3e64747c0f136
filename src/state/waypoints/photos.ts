import { browserPictures } from "#platform/pictures/browser-pictures.ts";
import { device } from "#state/device/device.ts";
import { photoStorage } from "#storage/photos/photo-storage.ts";
import { createPhotos } from "./create-photos.ts";
import { changeMany } from "./waypoints.ts";

/** The photos of this device; what each name does is written at `PhotosState`. */
export const { addPhoto, removePhoto, photoById } = createPhotos({
  pictures: browserPictures(),
  photos: photoStorage(device.connection),
  clock: device.clock,
  randomId: device.randomId,
  waypoints: { changeMany },
});
