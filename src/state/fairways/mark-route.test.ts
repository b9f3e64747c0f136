import { expect, it, vi } from "vitest";
import type { MarkLeg } from "#domain/fairway/marks/mark-route.ts";
import type { Track } from "#domain/tracks/track.ts";
import { createMarkRoutes } from "./mark-route.ts";

const [A, B, C] = [
  { lat: 52, lng: 4, name: "S 1" },
  { lat: 52.01, lng: 4, name: "" },
  { lat: 52.01, lng: 4.02, name: "Brug" },
];

function routes() {
  const saved: Track[] = [];
  const legBetween = vi.fn(
    async ({ from, to }: { from: typeof A; to: typeof A }): Promise<MarkLeg> => ({
      line: Float64Array.of(from.lng, from.lat, 4.5, 52.5, to.lng, to.lat),
      waters: ["Schie"],
      straightMeters: 0,
    }),
  );
  const objectsOnLine = vi.fn(async (_: Float64Array) => []);
  const addTrack = vi.fn(async (track: Track) => saved.push(track) > 0);
  const made = createMarkRoutes({
    legBetween,
    objectsOnLine,
    addTrack,
    randomId: () => "id",
    nowMs: () => 7,
  });
  return { ...made, saved, legBetween, objectsOnLine, addTrack };
}

it("looks up each leg once, and the objects on the whole route", async () => {
  const { store, addMark, legBetween, objectsOnLine } = routes();
  await addMark(A);
  expect(objectsOnLine).not.toHaveBeenCalled();
  const adding = addMark(B);
  // Straight at first, and along the water once that is known.
  expect(store.getState().legs.map(({ waters }) => waters)).toEqual([null]);
  await adding;
  await addMark(C);
  await addMark(C);
  expect(store.getState().legs.map(({ waters }) => waters)).toEqual([["Schie"], ["Schie"]]);
  expect(legBetween).toHaveBeenCalledTimes(2);
  expect(objectsOnLine.mock.lastCall?.[0]).toHaveLength(10);
  expect(store.getState().along).toEqual([]);
});

it("follows the water on every leg of marks that are tapped before the first is looked up", async () => {
  const { store, addMark, undoMark } = routes();
  await Promise.all([A, B, C].map(addMark));
  expect(store.getState().legs.map(({ waters }) => waters)).toEqual([["Schie"], ["Schie"]]);
  const adding = addMark(A);
  await Promise.all([adding, undoMark()]);
  expect(store.getState().legs.map(({ waters }) => waters)).toEqual([["Schie"], ["Schie"]]);
});

it("removes the last mark with its leg, and puts back all that were cleared", async () => {
  const { store, addMark, undoMark, clearMarks } = routes();
  for (const mark of [A, B, C]) await addMark(mark);
  await undoMark();
  expect([store.getState().marks.length, store.getState().legs.length]).toEqual([2, 1]);
  await undoMark();
  await undoMark();
  expect([store.getState().marks.length, store.getState().legs.length]).toEqual([0, 0]);
  for (const mark of [A, B]) await addMark(mark);
  clearMarks();
  expect(store.getState().marks).toEqual([]);
  await undoMark();
  expect(store.getState().marks).toEqual([A, B]);
});

it("stays straight where the water cannot be looked up, and reports that bridges are missing", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { store, addMark, legBetween, objectsOnLine } = routes();
  legBetween.mockRejectedValue(new Error("broken"));
  objectsOnLine.mockRejectedValue(new TypeError("offline"));
  for (const mark of [A, B]) await addMark(mark);
  expect(store.getState()).toMatchObject({ legs: [{ waters: null }], along: null, isFailed: true });
});

it("is saved as a route like any other", async () => {
  const { addMark, saveMarkRoute, saved, addTrack } = routes();
  expect(await saveMarkRoute("leeg")).toBeNull();
  for (const mark of [A, B]) await addMark(mark);
  expect(await saveMarkRoute("Rondje")).toBe("id");
  expect(saved[0]).toMatchObject({
    kind: "route",
    origin: "planned",
    name: "Rondje",
    addedAtMs: 7,
  });
  const adding = addMark(C);
  await saveMarkRoute("Meteen");
  await adding;
  expect(saved[1]?.pointCount).toBe(5);
  addTrack.mockResolvedValue(false);
  expect(await saveMarkRoute("vol")).toBeNull();
});
