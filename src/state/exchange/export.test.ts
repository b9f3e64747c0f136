import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { browserClock } from "#platform/clock/browser-clock.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeShareFile } from "#platform/share-file/fake-share-file.ts";
import { exportWith } from "./export.ts";

const clock = { ...browserClock(), nowMs: () => Date.UTC(2026, 10, 21) };
const content: ExportContent = {
  name: "Zomerkamp",
  waypoints: [{ name: "Tent", lat: 52, lng: 5 }],
  tracks: [],
  routes: [],
};

test("the name of a shared file has the folder and the date", async () => {
  const shareFile = fakeShareFile("shared");
  const outcome = await exportWith(
    { clock, shareFile },
    { content, format: "gpx", method: "share" },
  );
  expect(outcome).toBe("shared");
  expect(shareFile.shared[0]?.name).toBe("zomerkamp-2026-11-21.gpx");
  expect(await shareFile.shared[0]?.text()).toContain("<name>Tent</name>");
});

test("a file that the system refuses is saved instead", async () => {
  const shareFile = fakeShareFile("refused");
  const outcome = await exportWith(
    { clock, shareFile },
    { content, format: "kml", method: "share" },
  );
  expect(outcome).toBe("saved");
  expect(shareFile.saved[0]?.name).toBe("zomerkamp-2026-11-21.kml");
});

test("a KMZ has the photos as JPEG, without those that are gone", async () => {
  const shareFile = fakeShareFile("shared");
  const asked: string[] = [];
  const photoJpeg = async (id: string) => {
    asked.push(id);
    return id === "gone" ? null : Uint8Array.of(0xff, 0xd8);
  };
  const photos = ["a", "gone"].map((photoId) => ({ waypointId: "tent", photoId }));
  const request = { content: { ...content, photos }, method: "save" } as const;
  await exportWith({ clock, shareFile, photoJpeg }, { ...request, format: "kmz" });
  const bytes = new Uint8Array((await shareFile.saved[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect(Object.keys(unzipSync(bytes))).toEqual(["doc.kml", "photos/a.jpg"]);
  expect(asked).toEqual(["a", "gone"]);
  await exportWith({ clock, shareFile, photoJpeg }, { ...request, format: "kml" });
  expect(asked).toHaveLength(2);
});

test("closing the share sheet saves no file", async () => {
  const shareFile = fakeShareFile("cancelled");
  const outcome = await exportWith(
    { clock, shareFile },
    { content, format: "csv", method: "share" },
  );
  expect([outcome, shareFile.saved]).toEqual(["cancelled", []]);
});

test("a large export pauses after every chunk and stops when cancelled", async () => {
  const waypoints = Array.from({ length: 10_000 }, (_, at) => ({
    name: `W${at}`,
    lat: 52,
    lng: 5,
  }));
  const shareFile = fakeShareFile(null);
  const standing = fakeClock();
  const stop = new AbortController();
  const request = { content: { ...content, waypoints }, format: "gpx", method: "save" } as const;
  const exporting = exportWith({ clock: standing, shareFile }, request, stop.signal);
  expect(standing.timerCount()).toBe(1);
  stop.abort();
  standing.pass(0);
  expect(await exporting).toBe("cancelled");
  expect(shareFile.saved).toEqual([]);
});
