import { useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { decimalYearOf } from "#domain/geodesy/decimal-year.ts";
import { gridConvergenceDegrees } from "#domain/geodesy/grid-convergence.ts";
import { type SheetChoice, sheetLayout, sheetProjection } from "#domain/print/sheet.ts";
import { type SheetNames, sheetNames } from "#domain/print/sheet-names.ts";
import { sheetPicture } from "#domain/print/sheet-picture.ts";
import { protractorSketch } from "#domain/survey/protractor.ts";
import { sheetTitle } from "#i18n/map/map-cards.ts";
import type { Legend } from "#mapview/legend/legend-entry.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { protractorStore } from "#state/map/protractor.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import type { DrawnSheet } from "./print-sheet.tsx";

/** The sheets that the user wants to print. */
export interface WantedSheets {
  readonly middles: readonly LatLng[];
  readonly choice: SheetChoice;
  readonly north: "true" | "grid";
  readonly title: string;
  readonly measured: readonly LatLng[];
  readonly waypointsAs: "names" | "numbers";
  readonly showsOwn: boolean;
  readonly showsLegend: boolean;
}

/** The sheets of one print. */
interface DrawnSheets {
  readonly sheets: readonly DrawnSheet[];
  readonly legend: Legend | null;
}

type Stage =
  | { readonly kind: "ready" | "failed" }
  | { readonly kind: "drawing"; readonly sheet: number; readonly count: number };

/** Draws sheets one after another, and keeps them until they are printed. */
export function useSheets(controller: MapPort) {
  const [stage, setStage] = useState<Stage>({ kind: "ready" });
  const [drawn, setDrawn] = useState<DrawnSheets | null>(null);
  useEffect(() => {
    return () => {
      for (const { picture } of drawn?.sheets ?? []) URL.revokeObjectURL(picture.address);
    };
  }, [drawn]);

  async function draw(wanted: WantedSheets) {
    setDrawn(null);
    const { middles } = wanted;
    try {
      const sheets: DrawnSheet[] = [];
      for (const [index, middle] of middles.entries()) {
        setStage({ kind: "drawing", sheet: index + 1, count: middles.length });
        const title = sheetTitle(wanted.title, index + 1, middles.length);
        sheets.push(await drawSheet(controller, { ...wanted, title }, middle));
      }
      const legend = wanted.showsLegend ? await controller.output.readLegend() : null;
      setDrawn({ sheets, legend });
      setStage({ kind: "ready" });
    } catch (error) {
      console.warn("The sheet cannot be drawn:", error);
      setStage({ kind: "failed" });
    }
  }

  return { stage, drawn, draw, forget: () => setDrawn(null) };
}

/** Returns the choice with its north up at a place; true north where RD is not defined. */
export function upward(choice: SheetChoice, north: "true" | "grid", middle: LatLng): SheetChoice {
  const bearingDegrees = north === "grid" ? gridConvergenceDegrees(middle) : null;
  return { ...choice, bearingDegrees: bearingDegrees ?? 0 };
}

async function drawSheet(
  { output }: Pick<MapPort, "output">,
  wanted: WantedSheets,
  middle: LatLng,
): Promise<DrawnSheet> {
  const { title, measured, north, showsOwn } = wanted;
  const choice = upward(wanted.choice, north, middle);
  const view = sheetPicture(middle, choice);
  const { png, attribution } = await output.drawPicture(view);
  const position = showsOwn ? ownPositionNow() : null;
  const drawnAtMs = clockStore.getState().nowMs;
  return {
    choice,
    middle,
    title,
    measured,
    attribution,
    drawnAtMs,
    norths: await northsAt(middle, north, drawnAtMs),
    protractor: protractorOn(choice),
    own: position?.isStale ? null : position,
    names: namesOn(middle, choice, wanted.waypointsAs === "numbers"),
    picture: { ...view, address: URL.createObjectURL(png) },
  };
}

/** Returns the protractor at the scale of the sheet, whatever its scale on the screen. */
function protractorOn({ scale }: SheetChoice) {
  const { center } = protractorStore.getState();
  return center ? protractorSketch(center, scale) : [];
}

function namesOn(middle: LatLng, choice: SheetChoice, onlyNumbers: boolean): SheetNames {
  const onSheet = sheetProjection(middle, choice);
  const points = waypointsStore.getState().waypoints.map((waypoint) => ({
    ...onSheet(waypoint),
    name: waypoint.name,
  }));
  return sheetNames(points, sheetLayout(choice).map, onlyNumbers);
}

/** The declination model is loaded when a sheet is drawn; if that fails, the sheet omits the declination. */
async function northsAt(place: LatLng, north: "true" | "grid", nowMs: number) {
  const convergenceDegrees = gridConvergenceDegrees(place);
  const year = new Date(nowMs).getFullYear();
  const model = await import(
    /* webpackChunkName: "geodesy" */ "#domain/geodesy/declination.ts"
  ).catch(() => null);
  return {
    up: convergenceDegrees === null ? ("true" as const) : north,
    convergenceDegrees,
    declinationDegrees: model?.declinationDegrees(place, 0, decimalYearOf(nowMs)) ?? null,
    year,
  };
}
