import { useState } from "react";
import { useStore } from "zustand";
import { ALONG_KINDS, type PlaceAlong } from "#domain/search/along-route.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { allAlong, alongCount, alongHint, alongTitle } from "#sentences/plan/along-route.ts";
import {
  alongOnMapStore,
  choosePlaceAlong,
  shownAlong,
  toggleAlongKind,
} from "#state/map/along-on-map.ts";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import chip from "#ui/chip.module.css";
import layout from "#ui/layout.module.css";
import { alongTexts } from "#words/plan/along-route.ts";
import styles from "./along-route-list.module.css";

/** The number of rows shown at first. */
const FIRST_ROWS = 10;

interface AlongRouteListProps {
  /** Shows a place on the map. */
  readonly onShow: (place: PlaceAlong["place"]) => void;
}

/** Shows useful places along the plan, such as water, toilets and food: counted, and listed by distance. */
export function AlongRouteList({ onShow }: AlongRouteListProps) {
  const hasRoute = useStore(planner.store, ({ route }) => route.legs.length > 0);
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const along = useStore(alongOnMapStore);
  const [isAll, setAll] = useState(false);
  if (!hasRoute) return null;
  const shown = shownAlong(along);
  const rows = isAll ? shown : shown.slice(0, FIRST_ROWS);
  return (
    <section aria-label={alongTexts.heading}>
      <h4 className={styles["heading"]}>{alongTexts.heading}</h4>
      <p className={styles["state"]} role="status">
        {stateWords(along)}
      </p>
      <KindChips />
      <ol className={styles["list"]}>
        {rows.map((one) => (
          <li key={`${one.kind} ${one.place.lat} ${one.place.lng}`}>
            <button
              type="button"
              onClick={() => {
                choosePlaceAlong(one);
                onShow(one.place);
              }}
            >
              <span className={styles["distance"]}>{distanceText(one.alongMeters, mode)}</span>
              <span className={styles["title"]}>{alongTitle(one)}</span>
              <span className={layout["hint"]}>{alongHint(one)}</span>
            </button>
          </li>
        ))}
      </ol>
      {rows.length < shown.length ? (
        <Button onClick={() => setAll(true)}>{allAlong(shown.length)}</Button>
      ) : null}
    </section>
  );
}

function stateWords({
  places,
  isKnown,
}: {
  readonly places: readonly PlaceAlong[] | null;
  readonly isKnown: boolean;
}): string | null {
  if (!places) return alongTexts.looking;
  if (places.length > 0) return null;
  return isKnown ? alongTexts.nothing : alongTexts.unknown;
}

/** The kinds along the plan with their counts; a tap shows or hides one. */
function KindChips() {
  const { places, kinds } = useStore(alongOnMapStore);
  const counts = ALONG_KINDS.map((kind) => ({
    kind,
    count: (places ?? []).filter((one) => one.kind === kind).length,
  })).filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <fieldset className={styles["kinds"]}>
      <legend className="visually-hidden">{alongTexts.kinds}</legend>
      {counts.map(({ kind, count }) => (
        <button
          key={kind}
          type="button"
          className={chip["chip"]}
          aria-pressed={kinds.includes(kind)}
          onClick={() => toggleAlongKind(kind)}
        >
          {alongCount(kind, count)}
        </button>
      ))}
    </fieldset>
  );
}
