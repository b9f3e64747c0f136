import { beforeEach, expect, it, vi } from "vitest";
import { lateWindow } from "#state/late-window.fixture.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { createSurvey } from "./survey.ts";

beforeEach(emptyIndexedDb);

const PLACE = { lat: 52, lng: 5 };

async function surveyed() {
  const window = lateWindow("x");
  const survey = createSurvey(window);
  await survey.load();
  for (const name of ["Kerk", "Molen"]) survey.addPoint(PLACE, name);
  survey.typeStep("first", { bearingText: "45" });
  const { edits } = window;
  const undoable = () => edits.store.getState().undoable;
  const undone = async () => (await edits.undo()).ok;
  const { store } = survey;
  const shown = () => store.getState().sightings.map(({ name }) => name);
  return { survey, store, undoable, undone, shown };
}

it("undoes the removal of a point", async () => {
  const { survey, undoable, undone, shown, store } = await surveyed();
  survey.removeSighting(store.getState().sightings[0]?.id ?? "");
  await vi.waitFor(() => expect(undoable()).toMatchObject({ subject: "survey", name: "Kerk" }));
  expect(shown()).toEqual(["Molen"]);
  expect(await undone()).toBe(true);
  await vi.waitFor(() => expect(shown()).toEqual(["Kerk", "Molen"]));
});

it("undoes clearing as a whole", async () => {
  const { survey, undoable, undone, shown, store } = await surveyed();
  survey.clear();
  await vi.waitFor(() => expect(undoable()).toMatchObject({ kind: "delete", count: 3 }));
  expect(await undone()).toBe(true);
  await vi.waitFor(() => expect(shown()).toEqual(["Kerk", "Molen"]));
  expect(store.getState().steps).toMatchObject([{ bearingText: "45" }]);
});

it("offers nothing when nothing was cleared", async () => {
  const window = lateWindow("y");
  const survey = createSurvey(window);
  await survey.load();
  survey.clear();
  survey.removeStep("first");
  await vi.waitFor(async () =>
    expect(await (await window.connection.opened()).count("scouting")).toBe(1),
  );
  expect(window.edits.store.getState().undoable).toBeNull();
});
