import { lazyCard } from "./lazy-card.tsx";

// Everything that is not there before somebody asks for it, in one chunk: their name is the same.

export const LazyAiming = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./aiming.tsx")).Aiming,
);
export const LazyPlaceCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./place-card.tsx")).PlaceCard,
);
export const LazyWaypointCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-cards" */ "./waypoint-card.tsx")).WaypointCard,
);
export const LazyNodeCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./node-card.tsx")).NodeCard,
);
export const LazyLayersCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./layers-card.tsx")).LayersCard,
);
export const LazyToolsCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./tools-card.tsx")).ToolsCard,
);
export const LazyAroundCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./around-card.tsx")).AroundCard,
);
export const LazySearchCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./search-card.tsx")).SearchCard,
);

/** Apart: it brings the geodesy of the ellipsoid and the model of the magnetic field along. */
export const LazyMeasuring = lazyCard(
  async () => (await import(/* webpackChunkName: "map-measure" */ "./measuring.tsx")).Measuring,
);
