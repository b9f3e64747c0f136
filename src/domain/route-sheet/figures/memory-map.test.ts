import { expect, it } from "vitest";
import { memoryFigure } from "./memory-map.ts";
import { sheetCuts } from "./sheet-cut.fixture.ts";

const MIDDLE = { lat: 52, lng: 5 };

it("marks the points on the way that a remark below the map names", () => {
  const [cut] = sheetCuts(MIDDLE, 1);
  if (!cut) throw new Error("There is no map.");
  const turn = { lat: 52.005, lng: 5.005 };
  const texts = {
    head: "Start → 3",
    from: "Start",
    to: "3",
    between: [{ place: turn, text: "2" }],
    remarks: ["2: keer om"],
  };
  const { marks } = memoryFigure(cut, [MIDDLE, turn, { lat: 52.003, lng: 5 }], texts);
  const words = marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
  expect(words).toEqual(["Start → 3", "Start", "3", "2", "2: keer om"]);
  const label = marks.find((mark) => mark.kind === "text" && mark.text === "2");
  const dots = marks.flatMap((mark) => (mark.kind === "dot" ? [mark.at] : []));
  const at = label?.kind === "text" ? label.at : expect.fail("no label");
  const nearest = dots.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  expect(Math.min(...nearest)).toBe(nearest[1]);
});
