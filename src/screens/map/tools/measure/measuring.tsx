import { Plus, RotateCcw, Save, Undo2, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { decimalYearOf } from "#domain/geodesy/decimal-year.ts";
import { areaSquareMeters } from "#domain/geodesy/geodesic.ts";
import { type Leg, legBetween, legsOf, lineOf, totalMeters } from "#domain/measure/legs.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { Cross } from "#screens/map/card/cross.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { useMapEvent } from "#screens/map/on-map/use-map-event.ts";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { formatBearing } from "#sentences/intl/format.ts";
import { enclosedText } from "#sentences/map/drawn-lines.ts";
import { bearingsText, pointCount } from "#sentences/map/map-cards.ts";
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
import { drawnLineTexts, lineKeptText } from "#words/map/drawn-lines.ts";
import { mapTexts } from "#words/map/map.ts";
import { cardTexts } from "#words/map/map-cards.ts";
import styles from "./measuring.module.css";
import { SaveLine } from "./save-line.tsx";

export interface MeasuringProps {
  readonly controller: Pick<MapPort, "events" | "center" | "keepCenterIn">;
  /** The start of the first leg; null continues the last measurement. */
  readonly from: LatLng | null;
  readonly onClose: () => void;
}

/** Measures along points under the cross, or along tapped points. */
export function Measuring({ controller, from, onClose }: MeasuringProps) {
  const { points } = useStore(measureStore);
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

  const [isSaving, setSaving] = useState(false);
  const [keptName, setKeptName] = useState<string | null>(null);
  const saved = (name: string) => {
    setSaving(false);
    setKeptName(name);
    startMeasuring(null);
  };
  const add = () => center && addMeasurePoint(center);
  useMapKeys({ Enter: add, Backspace: undoMeasurePoint });

  return (
    <Cross controller={controller} label={cardTexts.measuring} className={styles["bar"]}>
      <header className={styles["header"]}>
        <p className={styles["total"]} role="status">
          {cardTexts.total}: <strong>{distanceText(totalMeters(legs))}</strong>
          <span className={styles["count"]}>
            {pointCount(points.length)}
            {points.length > 2 ? ` · ${enclosedText(areaSquareMeters(points))}` : null}
          </span>
        </p>
        <IconButton label={mapTexts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      {last ? <Legs last={legs.at(-1)} toCross={toCross} /> : <Start keptName={keptName} />}
      {isSaving ? (
        <SaveLine points={points} onSaved={saved} onCancel={() => setSaving(false)} />
      ) : (
        <Choices center={center} onSave={() => setSaving(true)} />
      )}
    </Cross>
  );
}

interface ChoicesProps {
  /** The middle of the map; null before there is one. */
  readonly center: LatLng | null;
  readonly onSave: () => void;
}

/** Adds, removes and keeps points. */
function Choices({ center, onSave }: ChoicesProps) {
  const { points, wiped } = useStore(measureStore);
  return (
    <>
      <div className={styles["choices"]}>
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          className={styles["add"]}
          onClick={() => center && addMeasurePoint(center)}
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
      {points.length > 1 ? (
        <Button icon={<Save aria-hidden="true" />} onClick={onSave}>
          {drawnLineTexts.keep}
        </Button>
      ) : null}
    </>
  );
}

/** Says how to begin, and what became of the line before. */
function Start({ keptName }: { readonly keptName: string | null }) {
  return <p role="status">{keptName === null ? cardTexts.measureStart : lineKeptText(keptName)}</p>;
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
