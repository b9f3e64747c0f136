import { isBoating } from "#domain/preferences/is-boating.ts";
import { scaleUnitOf } from "#domain/preferences/scale-unit.ts";
import type { MapController } from "#mapview/controller/map-controller.ts";
import type { MapLayers } from "#mapview/layers/layers.ts";
import { anchorPreviewStore } from "#state/boating/anchor-preview.ts";
import { type BoatingStatus, boatingStatusStore } from "#state/boating/boating-status.ts";
import { device } from "#state/device/device.ts";
import { importOnMapStore } from "#state/exchange/import-on-map.ts";
import { alongOnMapStore, shownAlong } from "#state/map/along-on-map.ts";
import { coverageOnMapStore } from "#state/map/coverage-on-map.ts";
import { fairwaysFirstStore } from "#state/map/fairways-first.ts";
import { measuredLineStore } from "#state/map/measured-line.ts";
import { planShownStore } from "#state/map/plan-shown.ts";
import { sketchOnMapStore } from "#state/map/sketch-on-map.ts";
import { namedRoutesOnMapStore } from "#state/named-routes/named-routes-on-map.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { hasTracksStore } from "#state/tracks/has-tracks.ts";
import { untilDone } from "#state/watches/until-read.ts";

type PacksModule = typeof import("#state/packs/packs.ts");

/** Ends a binding. */
export type Dispose = () => void;

interface Store<State> {
  getState(): State;
  subscribe(listener: (state: State) => void): Dispose;
}

/** Passes a part of a store's state to `show`, now and whenever it changes, until the returned function is called. */
export function bind<State, Part>(
  store: Store<State>,
  select: (state: State) => Part,
  show: (part: Part) => void,
): Dispose {
  let shown = select(store.getState());
  show(shown);
  return store.subscribe((state) => {
    const part = select(state);
    if (part === shown) return;
    shown = part;
    show(part);
  });
}

/** Combines several disposals into one. */
export function disposeAll(disposals: readonly Dispose[]): Dispose {
  return () => {
    for (const dispose of disposals) dispose();
  };
}

/** Connects all layers that live as long as the map to their stores. */
export function bindLayers(controller: MapController, packs: PacksModule | null): Dispose {
  const { layers } = controller;
  return disposeAll([
    bindOnline(controller),
    bind(preferencesStore, scaleUnitOf, (unit) => controller.setScaleUnit(unit)),
    ...(packs ? [bindPacks(layers, packs), bindPictures(controller, packs)] : []),
    bindTracks(layers),
    bindNamedRoutes(layers),
    bindRecording(layers),
    bindPlan(layers),
    bindHunt(),
    bindBoat(layers),
    bindFairways(layers),
    bindFairwaysFirst(layers),
    bindTools(layers),
  ]);
}

interface ToolLayers {
  readonly measuring: Pick<MapLayers["measuring"], "show">;
  readonly incoming: Pick<MapLayers["incoming"], "show">;
  readonly along: Pick<MapLayers["along"], "show">;
  readonly sketch: Pick<MapLayers["sketch"], "show">;
  readonly coverage: Pick<MapLayers["coverage"], "show">;
}

/** Connects the lines and points of the tools to their stores. */
export function bindTools({ measuring, incoming, along, sketch, coverage }: ToolLayers): Dispose {
  return disposeAll([
    bind(
      coverageOnMapStore,
      ({ mesh }) => mesh,
      (mesh) => coverage.show(mesh),
    ),
    bind(
      measuredLineStore,
      ({ line }) => line,
      (line) => measuring.show(line),
    ),
    bind(
      sketchOnMapStore,
      (state) => state.sketch,
      (shapes) => sketch.show(shapes),
    ),
    bind(
      importOnMapStore,
      ({ shown }) => shown,
      (shown) => incoming.show(shown),
    ),
    bind(
      alongOnMapStore,
      (state) => state,
      (state) => along.show(state.places && { places: shownAlong(state), chosen: state.chosen }),
    ),
  ]);
}

function bindOnline(controller: MapController): Dispose {
  return bind(
    preferencesStore,
    ({ offlineOnly }) => offlineOnly,
    (isOfflineOnly) => controller.setOnlineAllowed(!isOfflineOnly),
  );
}

function bindPacks({ base, networks, nautical }: MapLayers, { packsStore }: PacksModule): Dispose {
  // The map starts without packs, so its tiles need no refresh for an empty list.
  let hasHadPacks = false;
  return bind(
    packsStore,
    (state) => state.packs,
    (onDevice) => {
      if (onDevice.length === 0 && !hasHadPacks) return;
      hasHadPacks = true;
      base.setPacks(onDevice);
      networks.setPacks(onDevice);
      nautical.setPacks(onDevice);
    },
  );
}

function bindPictures(controller: MapController, { packsStore }: PacksModule): Dispose {
  return bind(
    packsStore,
    (state) => state.packs,
    (onDevice) => controller.setSavedPictures(onDevice),
  );
}

function bindTracks({ tracks }: MapLayers): Dispose {
  return bindWhenNeeded(hasTracksStore, ({ hasTracks }) => hasTracks, {
    load: async () => {
      const { drawTracks } = await import(/* webpackChunkName: "draw-tracks" */ "./draw-tracks.ts");
      return drawTracks(tracks);
    },
    warning: "No tracks:",
  });
}

/** Draws the named routes of the packs while the user wants them, and the one in hand. */
function bindNamedRoutes({ namedRoutes }: MapLayers): Dispose {
  let drawn: Dispose | null = null;
  const part = {
    load: async () => {
      const { drawNamedRoutes } = await import(
        /* webpackChunkName: "named-routes" */ "./draw-named-routes.ts"
      );
      // Loaded by whichever condition is met first.
      drawn ??= drawNamedRoutes(namedRoutes);
      return drawn;
    },
    warning: "The named routes cannot be drawn:",
  };
  return disposeAll([
    bindWhenNeeded(preferencesStore, (preferences) => preferences.namedRoutes, part),
    bindWhenNeeded(namedRoutesOnMapStore, ({ chosen }) => chosen !== null, part),
  ]);
}

function bindRecording({ recording }: MapLayers): Dispose {
  return bindWhenNeeded(recordingStatusStore, ({ status }) => status !== "idle", {
    load: async () => {
      const { drawRecording } = await import(
        /* webpackChunkName: "recorder" */ "./draw-recording.ts"
      );
      return drawRecording(recording);
    },
    warning: "The recording cannot be drawn:",
  });
}

function bindPlan({ plan }: MapLayers): Dispose {
  const part = {
    load: async () => {
      const { drawPlan } = await import(/* webpackChunkName: "draw-plan" */ "./draw-plan.ts");
      return drawPlan(plan);
    },
    warning: "The plan cannot be drawn:",
  };
  return bindWhenNeeded(planShownStore, ({ isShown, onView }) => isShown || onView !== null, part);
}

/** Draws the boat while the user is on the water, or while a boating function is in use. */
function bindBoat({ boating }: MapLayers): Dispose {
  let drawn: Dispose | null = null;
  const part = {
    load: async () => {
      const { drawBoat } = await import(/* webpackChunkName: "boating" */ "./draw-boat.ts");
      // Loaded by whichever condition is met first.
      drawn ??= drawBoat(boating);
      return drawn;
    },
    warning: "The boat cannot be drawn:",
  };
  return disposeAll([
    bindWhenNeeded(preferencesStore, isBoating, part),
    bindWhenNeeded(boatingStatusStore, hasSomethingAfloat, part),
    bindWhenNeeded(anchorPreviewStore, ({ circle }) => circle !== null, part),
  ]);
}

function hasSomethingAfloat({ isManOverboard, isAnchored, isSteering }: BoatingStatus): boolean {
  return isManOverboard || isAnchored || isSteering;
}

/** Draws bridges, locks, buoys and lights with the boating network, and while the user is on the water. */
function bindFairways({ nautical }: MapLayers): Dispose {
  let drawn: Dispose | null = null;
  const part = {
    load: async () => {
      nautical.prepare();
      const { drawFairways } = await import(
        /* webpackChunkName: "draw-fairways" */ "./draw-fairways.ts"
      );
      // Loaded by whichever condition is met first.
      drawn ??= drawFairways(nautical);
      return drawn;
    },
    warning: "The fairways cannot be drawn:",
  };
  return disposeAll([
    bindWhenNeeded(settingsStore, ({ mapOverlay }) => mapOverlay.sailNetwork, part),
    bindWhenNeeded(preferencesStore, isBoating, part),
  ]);
}

type FairwaysFirstLayers = Readonly<
  Record<"networks" | "plan", Pick<MapLayers["plan"], "setFairwaysFirst">>
>;

/** Puts numbers on land below bridges, locks and marks while the user is on the water, or a tool asks for it. */
export function bindFairwaysFirst({ networks, plan }: FairwaysFirstLayers): Dispose {
  const update = () => {
    const isFirst = isBoating(preferencesStore.getState()) || fairwaysFirstStore.getState().isAsked;
    for (const layer of [networks, plan]) layer.setFairwaysFirst(isFirst);
  };
  update();
  return disposeAll([preferencesStore.subscribe(update), fairwaysFirstStore.subscribe(update)]);
}

/** The hunt is drawn through the store of sketches, so that its code is loaded once it is shown. */
function bindHunt(): Dispose {
  return bindWhenNeeded(preferencesStore, ({ huntShown }) => huntShown, {
    load: async () => {
      const { drawHunt } = await import(/* webpackChunkName: "draw-hunt" */ "./draw-hunt.ts");
      return drawHunt();
    },
    warning: "The hunt cannot be drawn:",
  });
}

interface LazyBinding {
  /** Loads the code and connects it. */
  readonly load: () => Promise<Dispose>;
  /** The start of the console warning after an error. */
  readonly warning: string;
}

/** Connects a layer once a store has something to draw; its code is asked for again until it comes. */
function bindWhenNeeded<State>(
  store: Store<State>,
  isNeeded: (state: State) => boolean,
  { load, warning }: LazyBinding,
): Dispose {
  let isBegun = false;
  let isOver = false;
  let dispose: Dispose = () => {};
  const stop = bind(store, isNeeded, (isThere) => {
    if (!isThere || isBegun) return;
    isBegun = true;
    const loadNow = (): Promise<Dispose> =>
      isOver
        ? Promise.resolve(() => {})
        : load().catch((error: unknown) => {
            console.warn(warning, error);
            throw error;
          });
    void untilDone(device.clock, loadNow, () => {}).then((loaded) => {
      if (isOver) loaded();
      else dispose = loaded;
    });
  });
  return () => {
    isOver = true;
    stop();
    dispose();
  };
}
