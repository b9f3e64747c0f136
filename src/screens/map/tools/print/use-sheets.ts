import { useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { decimalYearOf } from "#domain/geodesy/decimal-year.ts";
import { gridConvergenceDegrees } from "#domain/geodesy/grid-convergence.ts";
import { type SheetChoice, sheetMap, sheetProjection, upward } from "#domain/print/sheet-layout.ts";
import { sheetNames } from "#domain/print/sheet-names.ts";
import { sheetPicture } from "#domain/print/sheet-picture.ts";
import { protractorSketch } from "#domain/survey/protractor.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { isHexColor } from "#domain/waypoints/hex-color.ts";
import { waypointIconFor } from "#domain/waypoints/waypoint-icons.ts";
import type { Legend, LegendSymbol } from "#mapview/legend/legend-entry.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { sheetTitle } from "#sentences/map/map-cards.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { protractorStore } from "#state/map/protractor.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { type DrawnSheet, PIN_COLOR } from "./print-sheet.tsx";

/** The sheets that the user wants to print. */
export interface WantedSheets {
  readonly middles: readonly LatLng[];
  readonly choice: SheetChoice;
  readonly north: "true" | "grid";
  readonly title: string;
  readonly measured: readonly LatLng[];
  readonly waypointsAs: "names" | "numbers";
  readonly showsOwn: boolean;
  readonly showsSightings: boolean;
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
      const legends: Legend[] = [];
      for (const [index, middle] of middles.entries()) {
        setStage({ kind: "drawing", sheet: index + 1, count: middles.length });
        const title = sheetTitle(wanted.title, index + 1, middles.length);
        const { sheet, legend } = await drawSheet(controller, { ...wanted, title }, middle);
        sheets.push(sheet);
        if (legend) legends.push(legend);
      }
      const hasPins = sheets.some(({ pins }) => pins.length > 0);
      setDrawn({ sheets, legend: wanted.showsLegend ? legendOfAll(legends, hasPins) : null });
      setStage({ kind: "ready" });
    } catch (error) {
      console.warn("The sheet cannot be drawn:", error);
      setStage({ kind: "failed" });
    }
  }

  return { stage, drawn, draw, forget: () => setDrawn(null) };
}

async function drawSheet(
  { output }: Pick<MapPort, "output">,
  wanted: WantedSheets,
  middle: LatLng,
): Promise<{ readonly sheet: DrawnSheet; readonly legend: Legend | null }> {
  const { title, measured, north, showsOwn, showsSightings, showsLegend } = wanted;
  const choice = upward(wanted.choice, north, middle);
  const view = sheetPicture(middle, sheetMap(choice));
  const { png, legend, attribution } = await output.drawPicture({
    ...view,
    showsSightings,
    readsLegend: showsLegend,
  });
  const position = showsOwn ? ownPositionNow() : null;
  const drawnAtMs = clockStore.getState().nowMs;
  const sheet = {
    choice,
    middle,
    title,
    measured,
    isOfAtlas: wanted.middles.length > 1,
    attribution,
    drawnAtMs,
    norths: await northsAt(middle, north, drawnAtMs),
    protractor: protractorOn(choice),
    own: position?.isStale ? null : position,
    ...waypointsOn(middle, choice, wanted.waypointsAs === "numbers"),
    picture: { ...view, address: URL.createObjectURL(png) },
  };
  return { sheet, legend };
}

/** Returns everything on any of the sheets once. */
function legendOfAll(legends: readonly Legend[], hasPins: boolean): Legend {
  const once = <T>(values: readonly T[], keyOf: (value: T) => string) => [
    ...new Map(values.map((value) => [keyOf(value), value])).values(),
  ];
  const drawn: Legend["kinds"] = Object.assign({}, ...legends.map(({ kinds }) => kinds));
  return {
    kinds: hasPins ? { ...drawn, waypoint: PIN_SYMBOL } : drawn,
    marks: once(
      legends.flatMap(({ marks }) => marks),
      ({ kind, isBeacon }) => `${kind} ${isBeacon}`,
    ),
    records: once(
      legends.flatMap(({ records }) => records),
      ({ look }) => JSON.stringify(look),
    ),
    pois: once(
      legends.flatMap(({ pois }) => pois),
      ({ kind }) => kind,
    ),
  };
}

/** The symbol with which a sheet draws a waypoint without a colour. */
const PIN_SYMBOL: LegendSymbol = {
  shape: "pin",
  color: PIN_COLOR,
  rim: null,
  width: 0,
  rimWidth: 0,
  dashes: null,
  rimDashes: null,
  icon: null,
  image: null,
};

/** Returns the protractor at the scale of the sheet, whatever its scale on the screen. */
function protractorOn({ scale }: SheetChoice) {
  const { center } = protractorStore.getState();
  return center ? protractorSketch(center, scale) : [];
}

/** Returns all waypoints on the sheet, each with a drop and its name or number. */
function waypointsOn(
  middle: LatLng,
  choice: SheetChoice,
  onlyNumbers: boolean,
): Pick<DrawnSheet, "names" | "pins"> {
  const map = sheetMap(choice);
  const onSheet = sheetProjection(middle, map);
  const points = waypointsStore.getState().waypoints.map(({ name, icon, color, ...place }) => ({
    ...onSheet(place),
    name: plainName(name),
    icon: waypointIconFor(icon) ?? null,
    color: isHexColor(color) ? color : PIN_COLOR,
  }));
  const pins = points.filter(
    ({ x, y }) => x >= 0 && y >= 0 && x <= map.widthMm && y <= map.heightMm,
  );
  return { names: sheetNames(points, map, onlyNumbers), pins };
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
