import { testHike } from "#domain/sharing/hike.fixture.ts";
import { HIKES } from "#storage/records/scouting/hike-records.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";
import type { LateWindow } from "../late-window.fixture.ts";
import type { Case } from "../two-windows-case.fixture.ts";
import { createHikes } from "./hikes.ts";

const hikesIn = (window: LateWindow) =>
  createHikes({
    ...window,
    tracks: trackStorage(window.connection),
    showHunt: () => undefined,
  });

/** A hike of a patrol, which one window gets once more while the other has it. */
export const HIKE_CASE: Case = {
  place: HIKES.place,
  id: "hike:one",
  prepare: (window) => hikesIn(window).take(testHike("one", "Tocht")),
  async open(window) {
    const hikes = hikesIn(window);
    return [() => hikes.take({ ...testHike("one", "Een andere"), pages: [] })];
  },
  result: { name: "Tocht", pages: testHike("one", "Tocht").pages },
};
