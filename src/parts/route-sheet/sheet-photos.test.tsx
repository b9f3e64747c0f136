import { expect, it, onTestFinished, vi } from "vitest";
import { sheetRouteOf } from "#domain/route-sheet/sheet-step.ts";
import type { Technique } from "#domain/route-sheet/techniques.ts";
import { SHEET_WORDS } from "#sentences/scouting/route-sheet.ts";
import { device } from "#state/device/device.ts";
import { photoStorage } from "#storage/records/photos/photo-storage.ts";
import type { PatrolSheets } from "./patrol-sheets.ts";
import { forgetPhotos, photosOfPatrols, withPhotos } from "./sheet-photos.ts";

const LINE = Float64Array.of(5, 52, 5.01, 52);
const PHOTOS = [
  { lat: 52, lng: 5.002, photoId: "print-photo-1" },
  { lat: 52, lng: 5.008, photoId: "print-photo-2" },
  { lat: 52.1, lng: 5.008, photoId: "print-photo-far" },
];

function sheetsOf(technique: Technique): PatrolSheets {
  const route = sheetRouteOf("", LINE, false);
  if (!route) throw new Error("There is no route.");
  const patrol = { id: technique, name: "", startMinutes: null, isReversed: false, startMeters: 0 };
  const settings = {
    paper: "A4",
    north: { north: "grid", decimalYear: 2026.9 },
    tracingScale: 25_000,
  } as const;
  return {
    patrol: { ...patrol, stretches: [{ technique, untilMeters: null }] },
    input: { route, steps: [], gaps: [], settings, words: SHEET_WORDS, photos: PHOTOS },
  };
}

it("loads the photos along the route of patrols that have sheets with them, and frees them", async () => {
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  onTestFinished(() => revoked.mockRestore());
  const { signal } = new AbortController();
  for (const { photoId: id } of PHOTOS) {
    const picture = { type: "image/jpeg", bytes: new Uint8Array(3), addedAtMs: 0 };
    const size = { widthPixels: 400, heightPixels: 300 };
    await photoStorage(device.connection).put({ format: 1, id, ...picture, ...size });
  }
  expect((await photosOfPatrols([sheetsOf("strip")], signal)).size).toBe(0);
  const patrols = [sheetsOf("photos"), sheetsOf("strip")];
  const photos = await photosOfPatrols(patrols, signal);
  expect([...photos.keys()]).toEqual(["print-photo-1", "print-photo-2"]);
  expect(photos.get("print-photo-1")).toMatchObject({ widthMm: 400, heightMm: 300 });
  const [first] = withPhotos(patrols, photos);
  expect(first?.input.pictures?.has("print-photo-2")).toBe(true);
  forgetPhotos(photos);
  // Another file may free its own at the same time.
  for (const { address } of photos.values()) expect(revoked).toHaveBeenCalledWith(address);
});
