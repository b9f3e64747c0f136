import { Plus, RotateCcw, Undo2, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { decimalYearOf } from "#domain/geodesy/decimal-year.ts";
import { type Leg, legBetween, legsOf, lineOf, totalMeters } from "#domain/measure/legs.ts";
import { formatBearing } from "#i18n/common/format.ts";
import { mapTexts } from "#i18n/map/map.ts";
import { bearingsText, cardTexts, pointCount } from "#i18n/map/map-cards.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { Cross } from "#screens/map/card/cross.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { useMapEvent } from "#screens/map/on-map/use-map-event.ts";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import {
  addMeasurePoint,
  measureStore,
  startMeasuring,
  undoMeasurePoint,
} from "#state/map/measure.ts";
import { showMeasuredLine } from "#state/map/measured-line.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import styles from "./measuring.module.css";

export interface MeasuringProps {
  readonly controller: Pick<MapPort, "events" | "center" | "keepCenterIn">;
  /** The start of the first leg; null continues the last measurement. */
  readonly from: LatLng | null;
  readonly onClose: () => void;
}

/** Measures along points under the cross, or along tapped points. */
export function Measuring({ controller, from, onClose }: MeasuringProps) {
  const { points, wiped } = useStore(measureStore);
  const center = useCenter(controller);
  const distanceText = useDistanceText();
  const year = decimalYearOf(clockStore.getState().nowMs);
  const legs = legsOf(points, year);
  const last = points.at(-1);
  const toCross = last && center ? legBetween(last, center, year) : null;

  useEffect(() => {
    if (from) startMeasuring(from);
  }, [from]);
  useEffect(() => {
    const line = legs.flatMap(lineOf);
    showMeasuredLine({ points, line, toCross: toCross ? lineOf(toCross) : [] });
  }, [points, legs, toCross]);
  useEffect(() => () => showMeasuredLine(null), []);
  useTappedPlace(controller, addMeasurePoint);

  const add = () => center && addMeasurePoint(center);
  useMapKeys({ Enter: add, Backspace: undoMeasurePoint });

  return (
    <Cross controller={controller} label={cardTexts.measuring} className={styles["bar"]}>
      <header className={styles["header"]}>
        <p className={styles["total"]} role="status">
          {cardTexts.total}: <strong>{distanceText(totalMeters(legs))}</strong>
          <span className={styles["count"]}>{pointCount(points.length)}</span>
        </p>
        <IconButton label={mapTexts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      {last ? <Legs last={legs.at(-1)} toCross={toCross} /> : <p>{cardTexts.measureStart}</p>}
      <div className={styles["choices"]}>
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          className={styles["add"]}
          onClick={add}
        >
          {cardTexts.addPoint}
        </Button>
        <IconButton
          label={points.length > 0 ? cardTexts.undoPoint : cardTexts.undoClear}
          icon={<Undo2 aria-hidden="true" />}
          disabled={points.length === 0 && wiped.length === 0}
          onClick={undoMeasurePoint}
        />
        <IconButton
          label={cardTexts.clearPoints}
          icon={<RotateCcw aria-hidden="true" />}
          disabled={points.length === 0}
          onClick={() => startMeasuring(null)}
        />
      </div>
    </Cross>
  );
}

function Legs({ last, toCross }: { readonly last: Leg | undefined; readonly toCross: Leg | null }) {
  const distanceText = useDistanceText();
  const legs = [
    { name: cardTexts.lastLeg, leg: last },
    { name: cardTexts.toCross, leg: toCross },
  ];
  return (
    <dl className={styles["legs"]}>
      {legs.map(({ name, leg }) =>
        leg ? (
          <div key={name}>
            <dt className={layout["hint"]}>{name}</dt>
            <dd>{`${distanceText(leg.distanceMeters)} · ${bearingsOf(leg)}`}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function bearingsOf({ trueBearing, magneticBearing }: Leg): string {
  const magnetic = magneticBearing === null ? null : formatBearing(magneticBearing);
  return bearingsText(formatBearing(trueBearing), magnetic);
}

/** Returns the centre of the map, also during movements. */
function useCenter(controller: MeasuringProps["controller"]): LatLng | null {
  const [center, setCenter] = useState(controller.center);
  useMapEvent(controller, "frame", () => {
    const now = controller.center;
    if (now?.lat !== center?.lat || now?.lng !== center?.lng) setCenter(now);
  });
  return center;
}
