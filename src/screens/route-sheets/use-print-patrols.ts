import { useEffect, useRef, useState } from "react";
import type { Figure } from "#domain/route-sheet/figure.ts";
import type { RouteSheets } from "#domain/route-sheet/route-sheets.ts";
import { lacksOfPatrols } from "#parts/route-sheet/lack-texts.ts";
import {
  headingOf,
  leaderPages,
  type PatrolPrint,
  patrolPages,
} from "#parts/route-sheet/patrol-pages.ts";
import type { PatrolSheets } from "#parts/route-sheet/patrol-sheets.ts";
import { isOnMap } from "#parts/route-sheet/sheet-cuts.ts";
import { forgetPhotos, photosOfPatrols, withPhotos } from "#parts/route-sheet/sheet-photos.ts";
import type { WantedMaps } from "#parts/route-sheet/stretch-maps.ts";
import { drawingMapText } from "#sentences/scouting/patrols.ts";
import { type ReadSheetRoute, readPatrolRoute } from "#state/route-sheet/read-sheet-route.ts";
import { patrolTexts } from "#words/scouting/patrols.ts";
import { sheetInputOf } from "./sheet-input.ts";

/** The pages that are printed besides the sheets. */
export interface PatrolExtras {
  readonly isBook: boolean;
  readonly hasLostNote: boolean;
  /** True if a map of the hike and the way home go with the note. */
  readonly hasHomeMap: boolean;
  readonly hasMaps: boolean;
}

/** The pages to print: the sheets of one patrol or of all (null), or the pages of the leaders. */
export type PatrolJob =
  | { readonly for: "leaders" }
  | { readonly for: "patrols"; readonly id: string | null };

type Stage =
  | { readonly kind: "idle" }
  | { readonly kind: "preparing"; readonly text: string }
  | { readonly kind: "failed"; readonly text: string }
  /** Names the stretches without an instruction; `sheets` are those that were checked. */
  | { readonly kind: "incomplete"; readonly lacks: readonly string[]; readonly sheets: RouteSheets }
  | { readonly kind: "printing"; readonly pages: readonly Figure[] };

/**
 * Makes the pages of patrols or of their leaders when asked, and keeps them until they are printed. If a stretch of a patrol has no
 * instruction, it stops, unless it is to print anyway.
 */
export function usePrintPatrols(read: ReadSheetRoute, sheets: RouteSheets) {
  const [stage, setStage] = useState<Stage>({ kind: "idle" });
  const job = useRef<AbortController | null>(null);
  const forgets = useRef<(() => void)[]>([]);
  const stop = () => {
    job.current?.abort();
    for (const forget of forgets.current.splice(0)) forget();
  };
  const end = () => {
    stop();
    setStage({ kind: "idle" });
  };
  useEffect(() => stop, []);

  async function print(
    wanted: PatrolJob,
    { hasMaps, hasHomeMap, ...extras }: PatrolExtras,
    { isAnyway = false } = {},
  ) {
    job.current = new AbortController();
    const { signal } = job.current;
    setStage({ kind: "preparing", text: patrolTexts.preparing });
    try {
      const all = await readPatrols(wanted, read, sheets);
      signal.throwIfAborted();
      const lacks = lacksOf(wanted, all, sheets);
      if (lacks.length > 0 && !isAnyway) {
        setStage({ kind: "incomplete", lacks, sheets });
        return;
      }
      const hasHome = hasHomeMap && extras.hasLostNote;
      const isOnMaps = all.some(({ patrol }) =>
        patrol.stretches.some(({ technique }) => isOnMap(technique)),
      );
      const isWithMaps = (hasMaps || hasHome || isOnMaps) && wanted.for === "patrols";
      const maps = { hasStretches: hasMaps, hasHome };
      const withMaps = isWithMaps ? await addMaps(all, maps, signal) : all;
      signal.throwIfAborted();
      const photos = await photosOfPatrols(wanted.for === "patrols" ? withMaps : [], signal);
      forgets.current.push(() => forgetPhotos(photos));
      const pages = pagesOf(wanted, withPhotos(withMaps, photos), {
        ...sheetsForPrint(read, sheets),
        ...extras,
      });
      setStage({ kind: "printing", pages });
    } catch (error) {
      if (signal.aborted) return;
      console.warn("Not printed:", error);
      setStage({ kind: "failed", text: failureText(error) });
    }
  }

  async function addMaps(
    all: readonly PatrolSheets[],
    wanted: WantedMaps,
    signal: AbortSignal,
  ): Promise<readonly PatrolSheets[]> {
    try {
      const [{ loadMap }, stretchMaps] = await Promise.all([
        import("#parts/map/map-session.ts"),
        import(/* webpackChunkName: "map-print" */ "#parts/route-sheet/stretch-maps.ts"),
      ]);
      const { output } = await loadMap();
      const onMap = (number: number, count: number) =>
        setStage({ kind: "preparing", text: drawingMapText(number, count) });
      const options = { ...wanted, paper: sheets.paper, signal, onMap };
      const withMaps = await stretchMaps.drawPatrolMaps(output, all, options);
      forgets.current.push(() => stretchMaps.forgetMaps(withMaps));
      return withMaps;
    } catch (error) {
      throw new MapsError("The maps cannot be drawn.", { cause: error });
    }
  }

  return { stage, print, end };
}

function readPatrols(
  job: PatrolJob,
  read: ReadSheetRoute,
  sheets: RouteSheets,
): Promise<readonly PatrolSheets[]> {
  const id = job.for === "patrols" ? job.id : null;
  const patrols = sheets.patrols.filter((one) => id === null || one.id === id);
  return Promise.all(
    patrols.map(async (patrol) => {
      return { patrol, input: sheetInputOf(await readPatrolRoute(read, patrol), sheets) };
    }),
  );
}

/** The solution has no instructions that could be missing. */
function lacksOf(
  job: PatrolJob,
  all: readonly PatrolSheets[],
  { phone }: RouteSheets,
): readonly string[] {
  if (job.for === "leaders") return [];
  return lacksOfPatrols(all, (patrol) => headingOf(patrol, { phone }));
}

function sheetsForPrint(read: ReadSheetRoute, sheets: RouteSheets) {
  const { paper, phone, speedKmh, rules = "" } = sheets;
  return { routeName: read.route.name, paper, phone, speedKmh, rules };
}

function pagesOf(
  job: PatrolJob,
  all: readonly PatrolSheets[],
  print: PatrolPrint,
): readonly Figure[] {
  return job.for === "patrols" ? patrolPages(all, print) : leaderPages(all, print);
}

function failureText(error: unknown): string {
  return error instanceof MapsError ? patrolTexts.mapsFailed : patrolTexts.printFailed;
}

class MapsError extends Error {
  override readonly name = "MapsError";
}
