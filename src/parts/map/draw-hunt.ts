import { huntSketch } from "#domain/survey/hunt-sketch.ts";
import { areaLabel } from "#sentences/scouting/hunt.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { showSketch } from "#state/map/sketch-on-map.ts";
import { huntStore, loadHunt } from "#state/scouting/hunt.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** The interval at which the circles of sightings grow; at 6 km/h a step is 17 m. */
const GROW_EVERY_MS = 10_000;

/** Updates the hunt on the map from the stores and the clock, until the returned function is called. */
export function drawHunt(): () => void {
  void loadHunt();
  let drawnAtMs = 0;
  const update = (): void => {
    const { nowMs } = clockStore.getState();
    drawnAtMs = nowMs;
    const { huntShown, huntStaysInArea: staysInArea } = preferencesStore.getState();
    const { hunt } = huntStore.getState();
    showSketch("hunt", huntShown ? huntSketch(hunt, nowMs, areaLabel, { staysInArea }) : []);
  };
  update();
  const grow = (): void => {
    const isGrowing = huntStore.getState().hunt.sightings.some(({ speedKmh }) => speedKmh > 0);
    const isDue = Math.abs(clockStore.getState().nowMs - drawnAtMs) >= GROW_EVERY_MS;
    if (isGrowing && isDue && preferencesStore.getState().huntShown) update();
  };
  let before = preferencesStore.getState();
  const stops = [
    huntStore.subscribe(update),
    clockStore.subscribe(grow),
    preferencesStore.subscribe((now) => {
      const { huntShown, huntStaysInArea } = before;
      before = now;
      if (huntShown !== now.huntShown || huntStaysInArea !== now.huntStaysInArea) update();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    showSketch("hunt", []);
  };
}
