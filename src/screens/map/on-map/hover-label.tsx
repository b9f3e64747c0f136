import type { HoveredThing } from "#mapview/events/drawn-thing.ts";
import { poiKind } from "#sentences/map/points-of-interest.ts";
import { foundPlaceKind, foundPlaceTitle } from "#sentences/map/search.ts";
import styles from "./hover-label.module.css";

/** The name of the thing under the mouse, above it. Screen readers get it from the cards and the search. */
export function HoverLabel({ thing }: { readonly thing: HoveredThing }) {
  const { x, y } = thing.at;
  const { title, kind } = wordsOf(thing);
  return (
    <p
      aria-hidden="true"
      className={styles["label"]}
      data-kind={thing.kind}
      style={{ left: `clamp(128px, ${x}px, 100% - 128px)`, top: `${y}px` }}
    >
      <strong>{title}</strong>
      {kind ? <span>{kind}</span> : null}
    </p>
  );
}

function wordsOf(thing: HoveredThing): { readonly title: string; readonly kind: string | null } {
  const { poi, name } = thing;
  if (thing.kind !== "poi") {
    const hasKind = thing.kind !== "node" && name !== "";
    return { title: foundPlaceTitle(thing), kind: hasKind ? foundPlaceKind(thing) : null };
  }
  const kind = poi ? poiKind(poi.kind, poi.group) : null;
  return { title: name || (kind ?? ""), kind: name ? kind : null };
}
