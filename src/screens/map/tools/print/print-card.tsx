import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LineRef } from "#domain/links/line-ref.ts";
import {
  type SheetChoice,
  scaleDeviation,
  sheetBox,
  sheetMap,
  upward,
} from "#domain/print/sheet-layout.ts";
import { sheetOnScreen } from "#domain/print/sheet-picture.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { Card } from "#screens/map/card/card.tsx";
import { useMapValue } from "#screens/map/on-map/use-map-event.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { useAreaName } from "#screens/map/place/use-area-name.ts";
import { drawingSheetText, sheetScaleNote } from "#sentences/map/map-cards.ts";
import { measureStore } from "#state/map/measure.ts";
import { showMeasuredLine } from "#state/map/measured-line.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { TextField } from "#ui/text-field.tsx";
import { printTexts } from "#words/map/map-cards.ts";
import { areaTexts } from "#words/packs/areas.ts";
import styles from "./print-card.module.css";
import { PrintChoices, type SheetDetails } from "./print-choices.tsx";
import { PrintSheets } from "./print-sheets.tsx";
import { useAtlas } from "./use-atlas.ts";
import { useSheets } from "./use-sheets.ts";

export interface PrintCardProps {
  readonly controller: MapPort;
  /** The line to print an atlas of; null begins with one sheet. */
  readonly along: LineRef | null;
  readonly onClose: () => void;
}

/** Returns the sheet of somebody who has not chosen one here yet. */
function firstChoice(): SheetChoice {
  return { paper: preferencesStore.getState().printPaper, direction: "portrait", scale: 25_000 };
}

function firstDetails(): SheetDetails {
  const north = preferencesStore.getState().printNorth;
  return {
    north,
    waypointsAs: "names",
    showsOwn: false,
    showsSightings: false,
    showsLegend: false,
  };
}

/** Prints the map on a sheet to scale, whose area a frame shows, or on several sheets along a line. */
export function PrintCard({ controller, along, onClose }: PrintCardProps) {
  const free = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState(firstChoice);
  useVisibleArea(controller, free);
  const middle = useMiddle(controller);
  const box = middle && sheetBox(middle, sheetMap(choice));
  const usualName = useAreaName(box);
  const measured = useMeasuredOnMap();
  const [details, setDetails] = useState(firstDetails);
  const { stage, drawn, draw, forget } = useSheets(controller);
  const atlas = useAtlas(controller, along, choice);
  useFittingZoom(controller, free, atlas.ref === null ? choice : null);
  const isAtlas = atlas.middles.length > 0;
  const isWaiting = stage.kind === "drawing" || (atlas.ref !== null && !isAtlas);
  const areaTitle = usualName === areaTexts.unnamed ? "" : usualName;
  const usualTitle = atlas.name ?? areaTitle;
  const [typed, setTyped] = useState<string | null>(null);

  function print() {
    if (!middle || isWaiting) return;
    const title = (typed ?? usualTitle).trim();
    void draw({ ...details, middles: isAtlas ? atlas.middles : [middle], choice, title, measured });
  }

  usePrintKey(print);

  function submit(event: FormEvent) {
    event.preventDefault();
    print();
  }

  return (
    <>
      <Card
        heading={printTexts.heading}
        sheet={{
          placing: styles["placing"],
          free,
          frame: (
            <div className={styles["part"]}>
              {atlas.ref === null ? (
                <Frame
                  controller={controller}
                  choice={middle ? upward(choice, details.north, middle) : choice}
                />
              ) : null}
            </div>
          ),
        }}
        onClose={onClose}
      >
        <form className={layout["closeStack"]} onSubmit={submit}>
          <PrintChoices
            choice={choice}
            details={details}
            atlas={atlas}
            onChoose={setChoice}
            onDetails={(chosen) => setDetails({ ...details, ...chosen })}
          />
          <TextField
            label={printTexts.title}
            value={typed ?? usualTitle}
            maxLength={80}
            enterKeyHint="done"
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className={layout["hint"]}>
            {printTexts.hint}{" "}
            {middle ? sheetScaleNote(scaleDeviation(middle, sheetMap(choice))) : null}
          </p>
          <Button type="submit" variant="primary" aria-disabled={isWaiting}>
            {printTexts.print}
          </Button>
          <p role="status" className={styles["stage"]}>
            {stage.kind === "drawing" ? drawingSheetText(stage.sheet, stage.count) : null}
            {stage.kind === "failed" ? printTexts.failed : null}
          </p>
        </form>
      </Card>
      {drawn ? <PrintSheets {...drawn} onPrinted={forget} /> : null}
    </>
  );
}

/** The frame of the sheet; the user moves the map below it. */
function Frame({ controller, choice }: { controller: MapPort; choice: SheetChoice }) {
  const view = useMapValue(controller, "frame", viewText, "");
  const [lat = 0, zoom = 0, bearing = 0] = view.split(" ").map(Number);
  if (view === "") return null;
  const { width, height } = sheetOnScreen({ lat, zoom }, sheetMap(choice));
  const turnDegrees = (choice.bearingDegrees ?? 0) - bearing;
  const turned = { transform: `translate(-50%, -50%) rotate(${turnDegrees}deg)` };
  return (
    <div
      aria-hidden="true"
      data-sheet-frame=""
      className={styles["frame"]}
      style={{ width, height, ...turned }}
    />
  );
}

function viewText({ center, zoom, bearingDegrees }: MapPort): string {
  return center ? `${center.lat} ${zoom} ${bearingDegrees}` : "";
}

/** Returns the centre of the map, updated when it is idle elsewhere. */
function useMiddle(controller: MapPort): LatLng | null {
  const text = useMapValue(controller, "frame", middleText, "");
  const [lat = 0, lng = 0] = text.split(" ").map(Number);
  return text === "" ? null : { lat, lng };
}

function middleText({ center }: MapPort): string {
  return center ? `${center.lat} ${center.lng}` : "";
}

/** Returns the measured points and shows them on the map, as they will be on the sheet. */
function useMeasuredOnMap(): readonly LatLng[] {
  const { points } = useStore(measureStore);
  useEffect(() => {
    showMeasuredLine({ points, line: points, toCross: [] });
    return () => showMeasuredLine(null);
  }, [points]);
  return points;
}

/** The fraction of the visible area that the frame fills at first. */
const FILLED_PART = 0.86;

/** Zooms the map to show the whole frame whenever another sheet is chosen; its centre stays. Null shows no frame. */
function useFittingZoom(
  controller: MapPort,
  free: RefObject<HTMLElement | null>,
  choice: SheetChoice | null,
): void {
  useEffect(() => {
    const { center, zoom } = controller;
    if (!choice || !center || !free.current) return;
    controller.setFollow("off");
    const { clientWidth, clientHeight } = free.current;
    const { width, height } = sheetOnScreen({ lat: center.lat, zoom }, sheetMap(choice));
    const times = Math.min(clientWidth / width, clientHeight / height) * FILLED_PART;
    if (times > 0) controller.zoomBy(Math.log2(times));
  }, [controller, free, choice]);
}

/** Makes the keyboard shortcut for printing print the framed sheet instead of the screen. */
function usePrintKey(onPrint: () => void): void {
  const print = useEffectEvent(onPrint);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "p") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      print();
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, []);
}
