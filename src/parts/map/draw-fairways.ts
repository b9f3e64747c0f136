import type { Notice } from "#domain/bulletin/bulletin.ts";
import { mayApplyInDay } from "#domain/bulletin/notice-kind.ts";
import { safeContourMeters } from "#domain/fairway/depth/shallow.ts";
import { isBoating } from "#domain/preferences/is-boating.ts";
import type { NauticalLayer } from "#mapview/layers/nautical/nautical-layer.ts";
import { heightsAtLevelText } from "#sentences/water/fairways.ts";
import { device } from "#state/device/device.ts";
import { bulletinStore, loadBulletin } from "#state/fairways/bulletin.ts";
import { fileBytes } from "#state/fairways/fairways.ts";
import { boatLimits, watchWaterLevel, waterLevelMeters } from "#state/fairways/water-level.ts";
import { fetchWaters } from "#state/packs/waters-file.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { fairwayTexts } from "#words/water/fairways.ts";

/** The operator renews the notices every hour, and they begin and end meanwhile. */
const NOTICES_EVERY_MS = 20 * 60_000;

/** Returns the notices that may apply within a day. */
function noticesOfDay(): readonly Notice[] {
  const nowMs = device.clock.nowMs();
  const all = bulletinStore.getState().bulletin?.notices?.items ?? [];
  return all.filter((notice) => mayApplyInDay(notice, nowMs));
}

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
    if (isOn) {
      void loadBulletin();
      void fetchWaters();
    }
    const notices = noticesOfDay();
    const wanted = isOn ? JSON.stringify([boat, levelMeters, safeMeters, notices]) : "off";
    if (wanted === shown) return;
    shown = wanted;
    const level = levelMeters === 0 ? "" : ` (${heightsAtLevelText(levelMeters)})`;
    const attribution = fairwayTexts.attribution + level;
    layer.show(
      isOn
        ? {
            load: fileBytes,
            attribution,
            boat,
            levelMeters,
            safeContourMeters: safeMeters,
            notices,
          }
        : null,
    );
  };
  update();
  const stops = [
    settingsStore.subscribe(update),
    preferencesStore.subscribe(update),
    watchWaterLevel(update),
    bulletinStore.subscribe(update),
    device.clock.every(NOTICES_EVERY_MS, update),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
