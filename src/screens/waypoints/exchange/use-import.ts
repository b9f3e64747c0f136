import { useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { CsvMapping } from "#domain/exchange/csv/csv-columns.ts";
import type { CsvTable } from "#domain/exchange/csv/csv-table.ts";
import type { ImportChoice, ImportPreview } from "#domain/exchange/preview/preview-import.ts";
import { readShareLink } from "#domain/sharing/share-link.ts";
import { sharedAsFile } from "#domain/sharing/shared-as-file.ts";
import { readTrackLink, type SharedTrack } from "#domain/sharing/track-link.ts";
import { searchOriginNow } from "#parts/search-origin-now.ts";
import { importedText } from "#sentences/exchange/import-screen.ts";
import {
  type FarPointChoice,
  importPreview,
  previewContent,
  previewFiles,
  stopReading,
  swapPlaces,
  takeFarPoint,
  undoImport,
} from "#state/exchange/import.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { importScreenTexts } from "#words/exchange/import-screen.ts";
import { sharedProblems, sharingTexts } from "#words/exchange/sharing.ts";
import { itemsOnMap } from "./import-contents.tsx";
import type { Arrival } from "./use-arrivals.ts";

/** The current step of an import. */
export type ImportStep =
  | { readonly kind: "reading" }
  /** Not usable; a sentence explains why. */
  | { readonly kind: "refused"; readonly text: string }
  | {
      readonly kind: "preview";
      readonly preview: ImportPreview;
      readonly isAdding: boolean;
      /** The problem of the last attempt to store it. */
      readonly problem: string | null;
    }
  /** The user names the columns of a CSV. */
  | {
      readonly kind: "mapping";
      readonly preview: ImportPreview;
      readonly fileIndex: number;
      readonly table: CsvTable;
    }
  | {
      readonly kind: "added";
      readonly text: string;
      readonly canUndo: boolean;
      readonly lineIds: readonly string[];
      /** The boxes of the items, as far as the map reaches. */
      readonly shown: readonly LngLatBox[];
    };

/** Creates the steps of importing arrived contents, and the transitions between them. */
export function useImport(arrival: Arrival | null) {
  const [step, setStep] = useState<ImportStep>({ kind: "reading" });
  useEffect(() => {
    if (!arrival) {
      setStep({ kind: "reading" });
      return;
    }
    let isGone = false;
    void firstStep(arrival).then((first) => {
      if (first && !isGone) setStep(first);
    });
    return () => {
      isGone = true;
      stopReading();
    };
  }, [arrival]);
  const [mappings, setMappings] = useState<ReadonlyMap<File, CsvMapping>>(new Map());
  return {
    step,
    async add(preview: ImportPreview, choice: ImportChoice) {
      setStep({ kind: "preview", preview, isAdding: true, problem: null });
      setStep(await afterAdding(preview, choice));
    },
    async undo() {
      const text = (await undoImport()) ? importScreenTexts.undone : importScreenTexts.notUndone;
      setStep({ kind: "added", text, canUndo: false, lineIds: [], shown: [] });
    },
    askColumns(preview: ImportPreview, fileIndex: number, table: CsvTable) {
      setStep({ kind: "mapping", preview, fileIndex, table });
    },
    async swapPlaces(preview: ImportPreview, fileIndex: number) {
      setStep(previewStep(await swapPlaces(preview, fileIndex)));
    },
    async takeFarPoint(preview: ImportPreview, choice: FarPointChoice) {
      setStep(previewStep(await takeFarPoint(preview, choice)));
    },
    showPreview(preview: ImportPreview) {
      setStep(previewStep(preview));
    },
    async readColumns(fileIndex: number, mapping: CsvMapping) {
      const files = arrival?.kind === "files" ? arrival.files : [];
      const file = files[fileIndex];
      if (!file) return;
      const all = new Map(mappings).set(file, mapping);
      setMappings(all);
      setStep({ kind: "reading" });
      const preview = await previewFiles(files, all, repeatingNear());
      if (preview) setStep(previewStep(preview));
    },
  };
}

/** Returns the place near which a repeating coordinate is read: in the area chosen last, else the origin of search. */
function repeatingNear(): LatLng {
  return preferencesStore.getState().shortRdArea ?? searchOriginNow().place;
}

async function firstStep(arrival: Arrival): Promise<ImportStep | null> {
  if (arrival.kind === "lost") return { kind: "refused", text: importScreenTexts.nothingShared };
  if (arrival.kind === "files") {
    const preview = await previewFiles(arrival.files, new Map(), repeatingNear());
    return preview && previewStep(preview);
  }
  const shared = fileOfLink(arrival.text);
  if (!shared.ok) return { kind: "refused", text: sharedProblems[shared.reason] };
  return previewStep(await previewContent(sharingTexts.source, shared.file));
}

/** Reads a link with a track or with waypoints. */
function fileOfLink(text: string): SharedTrack {
  const track = readTrackLink(text);
  if (track.ok || track.reason !== "not-shared") return track;
  const shared = readShareLink(text);
  return shared.ok ? { ok: true, file: sharedAsFile(shared) } : shared;
}

function previewStep(preview: ImportPreview): ImportStep {
  return { kind: "preview", preview, isAdding: false, problem: null };
}

async function afterAdding(preview: ImportPreview, choice: ImportChoice): Promise<ImportStep> {
  const outcome = await importPreview(preview, choice);
  if (outcome.ok) {
    const came = preview.items.filter(({ kind }) => choice.takesChanges || kind !== "changed");
    const shown = itemsOnMap(came).map(({ bounds }) => bounds);
    const { lineIds } = outcome;
    return { kind: "added", text: importedText(outcome), canUndo: true, lineIds, shown };
  }
  const problem =
    outcome.reason === "too-many" ? importScreenTexts.tooMany : importScreenTexts.failed;
  return { kind: "preview", preview, isAdding: false, problem };
}
