import { useState } from "react";
import type { HoveredThing as Hovered } from "#mapview/events/drawn-thing.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { useMapEvent } from "./use-map-event.ts";

const HoverLabel = lazyComponent(
  async () => (await import(/* webpackChunkName: "hover-label" */ "./hover-label.tsx")).HoverLabel,
  {
    // A click says what it is too.
    failed: () => null,
  },
);

/** The label of the thing under the mouse; its words are loaded for the first one. */
export function HoveredThing({ controller }: { readonly controller: MapPort | null }) {
  const [thing, setThing] = useState<Hovered | null>(null);
  useMapEvent(controller, "hovered", setThing);
  return thing ? <HoverLabel thing={thing} /> : null;
}
