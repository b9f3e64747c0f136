import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { exportFormats, exportPieces } from "#domain/exchange/write/format-writers.ts";

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9);
const CONTENT: ExportContent = {
  name: "Kamp",
  waypoints: [
    { id: "tent", name: "Tent", lat: 52, lng: 5, note: "aan het <water>" },
    { id: "vuur", name: "Vuur", lat: 52.1, lng: 5 },
  ],
  tracks: [],
  routes: [],
  photos: [
    { waypointId: "tent", photoId: "a", jpeg: JPEG },
    { waypointId: "tent", photoId: "../b", jpeg: JPEG },
    { waypointId: "vuur", photoId: "gone" },
  ],
};

async function kmzOf(content: ExportContent): Promise<Uint8Array> {
  const blob = new Blob([...exportPieces("kmz", content, Date.UTC(2026, 10, 27))]);
  return new Uint8Array(await blob.arrayBuffer());
}

test("a KMZ has the document first, and every photo that was read", async () => {
  const files = unzipSync(await kmzOf(CONTENT));
  expect(Object.keys(files)).toEqual(["doc.kml", "photos/a.jpg", "photos/---b.jpg"]);
  expect(files["photos/a.jpg"]).toEqual(JPEG);
  const kml = new TextDecoder().decode(files["doc.kml"]);
  expect(kml).toContain('&lt;img src="photos/a.jpg"');
  expect(kml).not.toContain("gone");
});

test.each([-1, 0, 1e13, Number.NaN])("is written when the clock shows %d", (nowMs) => {
  const [piece = new Uint8Array()] = exportPieces("kmz", CONTENT, nowMs);
  expect(Object.keys(unzipSync(piece as Uint8Array))).toContain("doc.kml");
});

test("its waypoints are read with their notes as they were", async () => {
  const result = readFile(await kmzOf(CONTENT));
  if (!result.ok) throw new Error("refused");
  expect(result.file.waypoints).toEqual(CONTENT.waypoints);
  expect(result.file.notes).toEqual([]);
});

test("it is offered for waypoints with photos only", () => {
  expect(exportFormats(CONTENT)).toContain("kmz");
  const { photos: _, ...plain } = CONTENT;
  expect(exportFormats(plain)).not.toContain("kmz");
});
