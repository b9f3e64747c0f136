import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapSketch } from "#domain/measure/map-sketch.ts";
import { type SheetChoice, sheetMap, sheetProjection } from "#domain/print/sheet-layout.ts";
import styles from "./print-sheet.module.css";

interface PrintedProtractorProps {
  readonly sketch: MapSketch;
  readonly middle: LatLng;
  readonly choice: SheetChoice;
}

/**
 * Draws the protractor that lies on the map, in millimetres. It has the scale of the sheet, so it is as large
 * as a real one.
 */
export function PrintedProtractor({ sketch, middle, choice }: PrintedProtractorProps) {
  const onSheet = sheetProjection(middle, sheetMap(choice));
  const pointsText = (points: readonly LatLng[]) =>
    points
      .map(onSheet)
      .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
      .join(" ");
  return (
    <g data-printed-protractor="">
      {sketch.map((shape) => {
        if (shape.kind === "line") {
          const points = pointsText(shape.points);
          return <polyline key={points} points={points} className={styles["protractor"]} />;
        }
        if (shape.kind !== "label") return null;
        const { x, y } = onSheet(shape.place);
        return (
          <text key={shape.label} x={x} y={y + 0.9} textAnchor="middle">
            {shape.label}
          </text>
        );
      })}
    </g>
  );
}
