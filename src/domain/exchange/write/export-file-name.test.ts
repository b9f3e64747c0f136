import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacters } from "#domain/exchange/content.fixture.ts";
import { exportFileName } from "./export-file-name.ts";

test("the file name is safe for any file system, for any folder name", () => {
  fc.assert(
    fc.property(anyCharacters, (title) => {
      const name = exportFileName(title, "2026-11-21", "gpx");
      expect(name).toMatch(/^[\p{L}\p{N}-]+-2026-11-21\.gpx$/u);
      expect(name).not.toMatch(/^[-.]/);
      expect([...name].length).toBeLessThan(80);
    }),
  );
});

test.each([
  ["Zomerkamp 2026 / Ommen", "zomerkamp-2026-ommen-2026-11-21.gpx"],
  ["../../etc/passwd", "etc-passwd-2026-11-21.gpx"],
  ["Élan ☕", "élan-2026-11-21.gpx"],
  ["☕", "waypoints-2026-11-21.gpx"],
])("%s becomes %s", (title, name) => {
  expect(exportFileName(title, "2026-11-21", "gpx")).toBe(name);
});
