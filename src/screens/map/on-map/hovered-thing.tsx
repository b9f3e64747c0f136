import { useState } from "react";
import type { HoveredThing as Hovered } from "#mapview/events/drawn-thing.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { poiKind } from "#sentences/map/points-of-interest.ts";
import { foundPlaceKind, foundPlaceTitle } from "#sentences/map/search.ts";
import styles from "./hovered-thing.module.css";
import { useMapEvent } from "./use-map-event.ts";

/** Nearer than this to the upper edge of the map a label would not fit above its thing. */
const LABEL_ROOM_PIXELS = 96;

/** The name of the thing under the mouse, above it, or below it near the upper edge. Screen readers get it from the cards and the search. */
export function HoveredThing({ controller }: { readonly controller: MapPort | null }) {
  const [thing, setThing] = useState<Hovered | null>(null);
  useMapEvent(controller, "hovered", setThing);
  return thing ? <Label thing={thing} /> : null;
}

function Label({ thing }: { readonly thing: Hovered }) {
  const { x, y } = thing.at;
  const { title, kind } = wordsOf(thing);
  return (
    <p
      aria-hidden="true"
      className={styles["label"]}
      data-kind={thing.kind}
      data-is-below={y < LABEL_ROOM_PIXELS || undefined}
      style={{ left: `clamp(128px, ${x}px, 100% - 128px)`, top: `${y}px` }}
    >
      <strong>{title}</strong>
      {kind ? <span>{kind}</span> : null}
    </p>
  );
}

function wordsOf(thing: Hovered): { readonly title: string; readonly kind: string | null } {
  const { poi, name } = thing;
  if (thing.kind !== "poi") {
    const hasKind = thing.kind !== "node" && name !== "";
    return { title: foundPlaceTitle(thing), kind: hasKind ? foundPlaceKind(thing) : null };
  }
  const kind = poi ? poiKind(poi.kind, poi.group) : null;
  return { title: name || (kind ?? ""), kind: name ? kind : null };
}
