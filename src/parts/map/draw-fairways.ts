import { limitsOf } from "#domain/fairway/passage.ts";
import { isBoating } from "#domain/preferences/is-boating.ts";
import { fairwayTexts } from "#i18n/water/fairways.ts";
import type { NauticalLayer } from "#mapview/layers/nautical/nautical-layer.ts";
import { fileBytes } from "#state/fairways/fairways.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";

/**
 * Draws bridges, locks, buoys and lights while the boating network is on or the user is on the water, until the
 * returned function is called.
 */
export function drawFairways(layer: Pick<NauticalLayer, "show">): () => void {
  let shown = "";
  const update = (): void => {
    const preferences = preferencesStore.getState();
    const isOn = settingsStore.getState().mapOverlay.sailNetwork || isBoating(preferences);
    const boat = limitsOf(preferences.boat);
    const wanted = isOn ? JSON.stringify(boat) : "off";
    if (wanted === shown) return;
    shown = wanted;
    layer.show(isOn ? { load: fileBytes, attribution: fairwayTexts.attribution, boat } : null);
  };
  update();
  const stops = [settingsStore.subscribe(update), preferencesStore.subscribe(update)];
  return () => {
    for (const stop of stops) stop();
  };
}
