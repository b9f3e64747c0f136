import { beforeEach, describe, expect, it } from "vitest";
import { fakePictures } from "#platform/pictures/fake-pictures.ts";
import type { Edits } from "#state/records/edits.ts";
import { databaseConnection } from "#storage/database.ts";
import type { FailingConnection } from "#storage/fake-database.ts";
import { photoStorage } from "#storage/records/photos/photo-storage.ts";
import { createPhotos, type PhotosState } from "./photos.ts";
import { startedWaypoints } from "./started-waypoints.fixture.ts";
import type { WaypointsState } from "./waypoints.ts";

const PICTURE = new Blob([new Uint8Array([1, 2, 3])], { type: "image/png" });

let waypoints: WaypointsState;
let photos: PhotosState;
let connection: FailingConnection;
let edits: Edits;

beforeEach(async () => {
  let ids = 0;
  const randomId = (): string => {
    ids += 1;
    return `id-${ids}`;
  };
  const started = await startedWaypoints(randomId);
  ({ waypoints, connection, edits } = started);
  await waypoints.addWaypoints([{ id: "tent", name: "Tent", lat: 52, lng: 5 }]);
  const { clock } = started;
  const storage = photoStorage(connection);
  photos = createPhotos({ pictures: fakePictures(), photos: storage, clock, randomId, waypoints });
});

describe("a photo", () => {
  it("is stored small, as the last photo of its waypoint", async () => {
    expect(await photos.addPhoto("tent", PICTURE)).toBe("added");
    expect(await photos.addPhoto("tent", PICTURE)).toBe("added");
    expect(waypoints.waypointById("tent")?.photoIds).toEqual(["id-1", "id-2"]);
    expect(await photos.photoById("id-1")).toMatchObject({
      type: "image/webp",
      bytes: new Uint8Array([1, 2, 3]),
      widthPixels: 1600,
    });
  });

  it("added while another is being added is not lost", async () => {
    const outcomes = await Promise.all([
      photos.addPhoto("tent", PICTURE),
      photos.addPhoto("tent", PICTURE),
    ]);
    expect(outcomes).toEqual(["added", "added"]);
    expect(waypoints.waypointById("tent")?.photoIds).toHaveLength(2);
  });

  it.each([Number.NaN, 1e300, 8.64e15 + 5, "gisteren"])(
    "whose time is none (%s) is there all the same",
    async (addedAtMs) => {
      await photos.addPhoto("tent", PICTURE);
      const database = await databaseConnection().opened();
      const stored = (await database.get("photos", "id-1")) as object;
      await database.put("photos", { ...stored, addedAtMs });
      expect(await photos.photoById("id-1")).toMatchObject({ addedAtMs: 0, widthPixels: 1600 });
    },
  );

  it("comes back by undo after removal", async () => {
    await photos.addPhoto("tent", PICTURE);
    expect(await photos.removePhoto("tent", "id-1")).toBe(true);
    expect(waypoints.waypointById("tent")?.photoIds).toBeUndefined();
    expect(await photos.photoById("id-1")).toMatchObject({ removed: { waypointName: "Tent" } });
    await edits.undo();
    expect(await photos.photoById("id-1")).not.toHaveProperty("removed");
    expect(waypoints.waypointById("tent")?.photoIds).toEqual(["id-1"]);
    expect(await photos.photoById("id-1")).not.toBeNull();
  });

  it("is refused if it is not a picture, and changes nothing", async () => {
    const text = new Blob(["x"], { type: "text/plain" });
    expect(await photos.addPhoto("tent", text)).toBe("no-picture");
    expect(waypoints.waypointById("tent")?.photoIds).toBeUndefined();
  });

  it("is reported when it does not fit, and no waypoint refers to it", async () => {
    connection.failure = "full";
    expect(await photos.addPhoto("tent", PICTURE)).toBe("full");
    expect(waypoints.waypointById("tent")?.photoIds).toBeUndefined();
  });
});
