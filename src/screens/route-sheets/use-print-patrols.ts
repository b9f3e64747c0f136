import { useEffect, useRef, useState } from "react";
import type { Figure } from "#domain/route-sheet/figure.ts";
import type { RouteSheets } from "#domain/route-sheet/route-sheets.ts";
import { lacksOfPatrols } from "#parts/route-sheet/lack-texts.ts";
import { headingOf, patrolPages } from "#parts/route-sheet/patrol-pages.ts";
import type { PatrolSheets, StretchMaps } from "#parts/route-sheet/patrol-sheets.ts";
import { drawingMapText } from "#sentences/scouting/patrols.ts";
import { type ReadSheetRoute, readPatrolRoute } from "#state/route-sheet/read-sheet-route.ts";
import { patrolTexts } from "#words/scouting/patrols.ts";
import { sheetInputOf } from "./sheet-input.ts";

/** The pages that are printed besides the sheets. */
export interface PatrolExtras {
  readonly isBook: boolean;
  readonly hasLostNote: boolean;
  readonly hasMaps: boolean;
}

type Stage =
  | { readonly kind: "idle" }
  | { readonly kind: "preparing"; readonly text: string }
  | { readonly kind: "failed"; readonly text: string }
  /** Names the stretches without an instruction; `sheets` are those that were checked. */
  | { readonly kind: "incomplete"; readonly lacks: readonly string[]; readonly sheets: RouteSheets }
  | { readonly kind: "printing"; readonly pages: readonly Figure[] };

/**
 * Makes the pages of all patrols when asked, and keeps them until they are printed. If a stretch of a patrol has no instruction, it stops,
 * unless it is to print anyway.
 */
export function usePrintPatrols(read: ReadSheetRoute, sheets: RouteSheets) {
  const [stage, setStage] = useState<Stage>({ kind: "idle" });
  const job = useRef<AbortController | null>(null);
  const forgetMaps = useRef(() => {});
  const end = () => {
    job.current?.abort();
    forgetMaps.current();
    forgetMaps.current = () => {};
    setStage({ kind: "idle" });
  };
  useEffect(
    () => () => {
      job.current?.abort();
      forgetMaps.current();
    },
    [],
  );

  async function print({ hasMaps, ...extras }: PatrolExtras, { isAnyway = false } = {}) {
    job.current = new AbortController();
    const { signal } = job.current;
    setStage({ kind: "preparing", text: patrolTexts.preparing });
    try {
      const { patrols, paper, phone, speedKmh } = sheets;
      const all = await Promise.all(
        patrols.map(async (patrol) => {
          return { patrol, input: sheetInputOf(await readPatrolRoute(read, patrol), sheets) };
        }),
      );
      signal.throwIfAborted();
      const lacks = lacksOfPatrols(all, (patrol) => headingOf(patrol, { phone }));
      if (lacks.length > 0 && !isAnyway) {
        setStage({ kind: "incomplete", lacks, sheets });
        return;
      }
      const maps = hasMaps ? await drawMaps(all, signal) : null;
      signal.throwIfAborted();
      const withMaps = maps ? all.map((one, index) => ({ ...one, maps: maps[index] ?? [] })) : all;
      const routeName = read.route.name;
      const pages = patrolPages(withMaps, { routeName, paper, phone, speedKmh, ...extras });
      setStage({ kind: "printing", pages });
    } catch (error) {
      if (signal.aborted) return;
      console.warn("Not printed:", error);
      const text = error instanceof MapsError ? patrolTexts.mapsFailed : patrolTexts.printFailed;
      setStage({ kind: "failed", text });
    }
  }

  async function drawMaps(
    all: readonly PatrolSheets[],
    signal: AbortSignal,
  ): Promise<readonly StretchMaps[]> {
    try {
      const [{ loadMap }, stretchMaps] = await Promise.all([
        import("#parts/map/map-session.ts"),
        import(/* webpackChunkName: "map-print" */ "#parts/route-sheet/stretch-maps.ts"),
      ]);
      const { output } = await loadMap();
      const onMap = (number: number, count: number) =>
        setStage({ kind: "preparing", text: drawingMapText(number, count) });
      const maps = await stretchMaps.drawStretchMaps(output, all, {
        paper: sheets.paper,
        signal,
        onMap,
      });
      forgetMaps.current = () => stretchMaps.forgetMaps(maps);
      return maps;
    } catch (error) {
      throw new MapsError("The maps cannot be drawn.", { cause: error });
    }
  }

  return { stage, print, end };
}

class MapsError extends Error {
  override readonly name = "MapsError";
}
