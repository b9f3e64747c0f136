import type { MapPort } from "#mapview/map-port.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";

const HoveredThing = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "hovered-thing" */ "./hovered-thing.tsx")).HoveredThing,
  {
    // A click says what it is too.
    failed: () => null,
  },
);

/** The label of the thing under the mouse, on a device that has one. */
export function LazyHoveredThing({ controller }: { readonly controller: MapPort | null }) {
  const hasMouse = globalThis.matchMedia?.("(hover: hover)").matches;
  return hasMouse ? <HoveredThing controller={controller} /> : null;
}
