import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useStore } from "zustand";
import { lineOfNumbers } from "#domain/areas/shape-lines.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LineRef } from "#domain/links/line-ref.ts";
import { lineOfRoute, type PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { boxAround } from "#domain/packs/framed-box.ts";
import { atlasMiddles, MAX_SHEETS } from "#domain/print/atlas.ts";
import { type SheetChoice, sheetMap } from "#domain/print/sheet-layout.ts";
import type { MapPort } from "#mapview/map-port.ts";
import type { NamedLine } from "#screens/map/lines/lines-on-device.ts";
import { useLine, useLineChoices } from "#screens/map/lines/use-lines.ts";
import { showPlanOnMap, showRouteOnView } from "#state/map/plan-shown.ts";
import { showSketch } from "#state/map/sketch-on-map.ts";
import { planner } from "#state/plans/planner.ts";
import { printTexts } from "#words/map/map-cards.ts";
import { areaShapeTexts } from "#words/packs/area-shapes.ts";

/** The sheets along a plan, track or route, and the choice of it. */
export interface Atlas {
  /** The chosen line; null prints the frame alone, also when the line no longer exists. */
  readonly ref: LineRef | null;
  /** The lines to choose from, by name. */
  readonly names: ReadonlyMap<LineRef, string>;
  /** The name of the chosen line, once it is read. */
  readonly name: string | null;
  /** The centres of the sheets in order; empty without a line. */
  readonly middles: readonly LatLng[];
  /** A sentence about reading the line, or about a line that is too long. */
  readonly status: string | null;
  /** Returns the number of sheets along a line; 0 while it is unknown. */
  countOf(ref: LineRef): number;
  choose(ref: LineRef | null): void;
}

/** Chooses a line to print on as many sheets as it needs, and shows all of it on the map. */
export function useAtlas(
  controller: Pick<MapPort, "showBounds">,
  asked: LineRef | null,
  choice: SheetChoice,
): Atlas {
  const [wanted, setWanted] = useState(asked);
  const { value: line, isFailed } = useLine(wanted);
  const isGone = wanted !== null && line === null;
  const ref = isGone ? null : wanted;
  const route = useStore(planner.store, (snapshot) => snapshot.route);
  const { value: choices, ...choosing } = useLineChoices();
  const places = useMemo(() => (line ? placesOf(line) : []), [line]);
  const middles = useMemo(() => atlasMiddles(places, sheetMap(choice)), [places, choice]);
  const ofPlan = useMemo(
    () => atlasMiddles([placesOfRoute(route)], sheetMap(choice)),
    [route, choice],
  );
  const names = useMemo(() => {
    const others = (choices ?? []).filter((one) => one.ref !== "plan");
    const found = new Map<LineRef, string>(others.map((one) => [one.ref, one.name]));
    if (ref && ref !== "plan") found.set(ref, line?.name ?? UNREAD);
    return ofPlan.length > 0
      ? new Map<LineRef, string>([["plan", printTexts.yourPlan], ...found])
      : found;
  }, [choices, ref, line, ofPlan]);
  const countOf = (one: LineRef) => {
    if (one === ref) return middles.length;
    return one === "plan" ? ofPlan.length : 0;
  };
  useShownLine(ref, line ?? null);
  const showAll = useEffectEvent(() => {
    const all = places.flat();
    if (all.length > 0) controller.showBounds(boxAround(all));
  });
  useEffect(() => {
    if (line) showAll();
  }, [line]);
  const status =
    unreadOf(isFailed, choosing.isFailed) ??
    (isGone ? areaShapeTexts.lineGone : statusOf(ref, line, middles.length));
  const name = line?.name ?? null;
  return { ref, names, name, middles, status, countOf, choose: setWanted };
}

/** Stands for a name that is still being read. */
const UNREAD = "…";

function unreadOf(isLineFailed: boolean, isListFailed: boolean): string | null {
  if (isLineFailed) return areaShapeTexts.lineFailed;
  return isListFailed ? areaShapeTexts.linesFailed : null;
}

function statusOf(
  ref: LineRef | null,
  line: NamedLine | null | undefined,
  count: number,
): string | null {
  if (ref === null) return null;
  if (line === undefined) return areaShapeTexts.readingLine;
  return count === MAX_SHEETS ? printTexts.maxSheets : null;
}

function placesOfRoute(route: PlanRoute): readonly LatLng[] {
  return lineOfNumbers(lineOfRoute(route)).map(([lng, lat]) => ({ lat, lng }));
}

function placesOf({ parts }: NamedLine): readonly (readonly LatLng[])[] {
  return parts.map((part) => part.map(([lng, lat]) => ({ lat, lng })));
}

/** Shows a line on the map that is hidden there, because the sheets print what the map shows. */
function useShownLine(ref: LineRef | null, line: NamedLine | null): void {
  useEffect(() => {
    if (!line) return;
    if (ref === "plan") showPlanOnMap();
    if (line.savedPlan) showRouteOnView(line.savedPlan);
    if (!line.isShown) {
      showSketch(
        "print",
        placesOf(line).map((points) => ({ kind: "line", points })),
      );
    }
    return () => {
      showRouteOnView(null);
      showSketch("print", []);
    };
  }, [ref, line]);
}
