import { huntSketch } from "#domain/survey/hunt-sketch.ts";
import { areaLabel } from "#sentences/scouting/hunt.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { showSketch } from "#state/map/sketch-on-map.ts";
import { huntStore, loadHunt } from "#state/scouting/hunt.ts";
import { huntFoxStore, sightingChoice } from "#state/scouting/hunt-choice.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** The interval at which the circles of sightings grow, and sightings age; at 6 km/h a step is 17 m. */
const GROW_EVERY_MS = 10_000;

/** The preferences that decide how the hunt is drawn. */
const DRAWN_BY = ["huntShown", "huntStaysInArea", "huntOld"] as const;

/** Updates the hunt on the map from the stores and the clock, until the returned function is called. */
export function drawHunt(): () => void {
  void loadHunt();
  let drawnAtMs = 0;
  const update = (): void => {
    const { nowMs } = clockStore.getState();
    drawnAtMs = nowMs;
    const { huntShown, huntStaysInArea: staysInArea } = preferencesStore.getState();
    const { hunt } = huntStore.getState();
    const sketch = () => huntSketch(hunt, nowMs, areaLabel, { staysInArea }, sightingChoice());
    showSketch("hunt", huntShown ? sketch() : []);
  };
  update();
  const grow = (): void => {
    const { sightings } = huntStore.getState().hunt;
    const isAging = preferencesStore.getState().huntOld !== null && sightings.length > 0;
    const isGrowing = isAging || sightings.some(({ speedKmh }) => speedKmh > 0);
    const isDue = Math.abs(clockStore.getState().nowMs - drawnAtMs) >= GROW_EVERY_MS;
    if (isGrowing && isDue && preferencesStore.getState().huntShown) update();
  };
  let before = preferencesStore.getState();
  const stops = [
    huntStore.subscribe(update),
    clockStore.subscribe(grow),
    preferencesStore.subscribe((now) => {
      const isOther = DRAWN_BY.some((name) => before[name] !== now[name]);
      before = now;
      if (isOther) update();
    }),
    huntFoxStore.subscribe(update),
  ];
  return () => {
    for (const stop of stops) stop();
    showSketch("hunt", []);
  };
}
