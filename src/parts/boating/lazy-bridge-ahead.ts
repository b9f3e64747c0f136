import { lazyComponent } from "#parts/lazy-component.tsx";

/** The next bridge or lock, which only a followed route on the water needs. */
export const LazyBridgeAhead = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "bridge-ahead" */ "./bridge-ahead.tsx")).BridgeAhead,
  {
    // The instruments go on without it.
    failed: () => null,
  },
);
