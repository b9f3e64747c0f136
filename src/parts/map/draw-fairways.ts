import { safeContourMeters } from "#domain/fairway/shallow.ts";
import { isBoating } from "#domain/preferences/is-boating.ts";
import type { NauticalLayer } from "#mapview/layers/nautical/nautical-layer.ts";
import { heightsAtLevelText } from "#sentences/water/fairways.ts";
import { fileBytes } from "#state/fairways/fairways.ts";
import { boatLimits, watchWaterLevel, waterLevelMeters } from "#state/fairways/water-level.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { fairwayTexts } from "#words/water/fairways.ts";

/**
 * Draws bridges, locks, buoys and lights while the boating network is on or the user is on the water, until the
 * returned function is called.
 */
export function drawFairways(layer: Pick<NauticalLayer, "show">): () => void {
  let shown = "";
  const update = (): void => {
    const preferences = preferencesStore.getState();
    const isOn = settingsStore.getState().mapOverlay.sailNetwork || isBoating(preferences);
    const boat = boatLimits();
    const levelMeters = waterLevelMeters();
    const safeMeters = safeContourMeters(preferences.boat, levelMeters);
    const wanted = isOn ? JSON.stringify([boat, levelMeters, safeMeters]) : "off";
    if (wanted === shown) return;
    shown = wanted;
    const level = levelMeters === 0 ? "" : ` (${heightsAtLevelText(levelMeters)})`;
    const attribution = fairwayTexts.attribution + level;
    layer.show(
      isOn
        ? { load: fileBytes, attribution, boat, levelMeters, safeContourMeters: safeMeters }
        : null,
    );
  };
  update();
  const stops = [
    settingsStore.subscribe(update),
    preferencesStore.subscribe(update),
    watchWaterLevel(update),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
