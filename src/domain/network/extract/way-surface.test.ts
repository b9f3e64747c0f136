import { expect, it } from "vitest";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { surfaceOfWay } from "./way-surface.ts";

it.each<[OsmTags, "paved" | "unpaved" | null]>([
  [{ highway: "cycleway", surface: "asphalt" }, "paved"],
  [{ highway: "cycleway", surface: "concrete:plates" }, "paved"],
  [{ highway: "path", surface: "fine_gravel" }, "unpaved"],
  [{ highway: "path", surface: "sand; grass" }, "unpaved"],
  [{ highway: "path", surface: "asphalt;sand" }, null],
  [{ highway: "path", surface: "stuff" }, null],
  // An unknown surface overrides the rule of thumb.
  [{ highway: "residential", surface: "stuff" }, null],
  [{ highway: "track", tracktype: "grade1" }, "paved"],
  [{ highway: "track", tracktype: "grade3" }, "unpaved"],
  [{ highway: "track", tracktype: "grade1", surface: "compacted" }, "unpaved"],
  [{ highway: "residential" }, "paved"],
  [{ highway: "tertiary" }, "paved"],
  [{ highway: "unclassified" }, null],
  [{ highway: "track" }, null],
  [{ highway: "path" }, null],
  [{ route: "ferry", surface: "asphalt" }, null],
])("a walker on %o has it %s", (tags, kind) => {
  expect(surfaceOfWay(tags, "walk")).toBe(kind);
});

it("is that of the used part of the way", () => {
  const tags = { highway: "path", "cycleway:surface": "asphalt", "footway:surface": "grass" };
  expect(surfaceOfWay(tags, "cycle")).toBe("paved");
  expect(surfaceOfWay(tags, "walk")).toBe("unpaved");
});

it("does not exist for boats", () => {
  expect(surfaceOfWay({ highway: "path", surface: "grass" }, "canoe")).toBeNull();
});
