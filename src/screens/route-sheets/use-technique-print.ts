import { useEffect, useRef, useState } from "react";
import type { Figure } from "#domain/route-sheet/figure.ts";
import { numberedPages } from "#domain/route-sheet/pages.ts";
import type { SheetInput, Technique } from "#domain/route-sheet/techniques.ts";
import type { MapOutput } from "#mapview/map-port.ts";
import { mapsOfTechnique } from "#parts/route-sheet/sheet-cuts.ts";
import { forgetPhotos, loadSheetPhotos } from "#parts/route-sheet/sheet-photos.ts";
import { techniqueSheets } from "#parts/route-sheet/technique-pages.ts";
import { drawingMapText } from "#sentences/scouting/patrols.ts";
import { patrolTexts } from "#words/scouting/patrols.ts";
import { sheetTexts } from "#words/scouting/route-sheet.ts";

type Stage =
  | { readonly kind: "idle" }
  | { readonly kind: "drawing" | "failed"; readonly text: string }
  | { readonly kind: "printing"; readonly pages: readonly Figure[] };

const IDLE: Stage = { kind: "idle" };

/** Loads the map whose output draws the pictures. */
export type LoadMap = () => Promise<{ readonly output: Pick<MapOutput, "drawPicture"> }>;

const loadOwnMap: LoadMap = async () => {
  const { loadMap } = await import("#parts/map/map-session.ts");
  return loadMap();
};

/** Makes the pages of a technique when asked, with the maps that it is drawn on, and frees those once they are printed. */
export function useTechniquePrint(
  technique: Technique,
  input: SheetInput,
  loadMap: LoadMap = loadOwnMap,
) {
  const [stage, setStage] = useState<Stage>(IDLE);
  const job = useRef<AbortController | null>(null);
  const forget = useRef(() => {});
  const stop = () => {
    job.current?.abort();
    forget.current();
    forget.current = () => {};
  };
  useEffect(() => stop, []);

  async function print() {
    job.current = new AbortController();
    const { signal } = job.current;
    try {
      const pictures = await draw(signal);
      const { pages } = techniqueSheets(technique, pictures ? { ...input, pictures } : input);
      setStage({ kind: "printing", pages: numberedPages(pages) });
    } catch (error) {
      if (signal.aborted) return;
      console.warn("The pictures cannot be drawn:", error);
      const text = technique === "photos" ? sheetTexts.photosFailed : patrolTexts.mapsFailed;
      setStage({ kind: "failed", text });
    }
  }

  async function draw(signal: AbortSignal) {
    if (technique === "photos") {
      const photos = await loadSheetPhotos([input], signal);
      forget.current = () => forgetPhotos(photos);
      return photos;
    }
    const wanted = mapsOfTechnique(technique, input);
    if (wanted.length === 0) return null;
    setStage({ kind: "drawing", text: patrolTexts.preparing });
    const [{ output }, maps] = await Promise.all([
      loadMap(),
      import(/* webpackChunkName: "map-print" */ "#parts/route-sheet/stretch-maps.ts"),
    ]);
    const onMap = (number: number, count: number) =>
      setStage({ kind: "drawing", text: drawingMapText(number, count) });
    const pictures = await maps.drawCuts(output, wanted, { signal, onMap });
    forget.current = () => maps.forgetCuts(pictures);
    return pictures;
  }

  const end = () => {
    stop();
    setStage(IDLE);
  };
  return { stage, print, end };
}
