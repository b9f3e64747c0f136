import { alarmRadiusMeters } from "#domain/anchor/anchor-watch.ts";
import { isBoating } from "#domain/preferences/is-boating.ts";
import type { BoatDrawing } from "#domain/steering/boat-drawing.ts";
import { courseLine } from "#domain/steering/course-line.ts";
import type { BoatingLayer } from "#mapview/layers/boating/boating-layer.ts";
import { anchorStore, loadAnchor } from "#state/boating/anchor.ts";
import { anchorPreviewStore } from "#state/boating/anchor-preview.ts";
import { loadManOverboard, manOverboardStore } from "#state/boating/man-overboard.ts";
import { followSteering, steeredByStore } from "#state/boating/steered-by.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { motionStore, positionStore } from "#state/position/position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** Updates the drawings of a boat on the map from the stores, until the returned function is called. */
export function drawBoat(layer: Pick<BoatingLayer, "show">): () => void {
  followSteering();
  void loadManOverboard();
  void loadAnchor();
  const update = (): void => layer.show(boatNow());
  update();
  let wasStale = false;
  const stops = [
    ...[positionStore, steeredByStore, manOverboardStore, preferencesStore].map((store) =>
      store.subscribe(update),
    ),
    ...[anchorStore, anchorPreviewStore].map((store) => store.subscribe(update)),
    // A stale fix has no valid course line.
    clockStore.subscribe(() => {
      const isStale = ownPositionNow()?.isStale ?? false;
      if (isStale !== wasStale) update();
      wasStale = isStale;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    layer.show(null);
  };
}

/** Null while there is nothing to draw. */
function boatNow(): BoatDrawing | null {
  const position = ownPositionNow();
  const isOnWater = isBoating(preferencesStore.getState());
  const { by } = steeredByStore.getState();
  const places = manOverboardStore.getState().marks.flatMap(({ fix }) => fix ?? []);
  const chosen = by && !by.isRoute ? by : null;
  const drawing: BoatDrawing = {
    course: isOnWater && position && !position.isStale ? courseFrom(position) : null,
    mark: chosen && { ...chosen.mark, name: chosen.name },
    leg: chosen?.leg ?? null,
    manOverboard: places.length > 0 ? { places, boat: position } : null,
    anchor: anchorNow(),
  };
  return Object.values(drawing).some((part) => part !== null) ? drawing : null;
}

/** The one that is being chosen or moved, else the one that is watched. */
function anchorNow(): BoatDrawing["anchor"] {
  const { anchored, swing } = anchorStore.getState();
  const { circle: preview } = anchorPreviewStore.getState();
  const circle = preview ?? anchored?.circle;
  if (!circle) return null;
  const accuracyMeters = ownPositionNow()?.accuracyMeters;
  return {
    circle,
    alarmRadiusMeters:
      accuracyMeters === undefined
        ? null
        : alarmRadiusMeters(circle, accuracyMeters, anchored?.state.noise),
    swing: anchored ? swing : [],
    isAlarm: anchored !== null && anchored.state.alarm !== null,
  };
}

function courseFrom(position: NonNullable<ReturnType<typeof ownPositionNow>>) {
  const motion = motionStore.getState();
  const speedMps = position.speedMps ?? motion.speedMps;
  const courseDegrees = position.courseDegrees ?? motion.courseDegrees;
  return speedMps === null || courseDegrees === null
    ? null
    : courseLine(position, { speedMps, courseDegrees });
}
