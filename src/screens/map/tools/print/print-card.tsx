import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { lineOfRoute } from "#domain/network/plan/plan-route.ts";
import { atlasMiddles } from "#domain/print/atlas.ts";
import { type SheetChoice, scaleDeviation, sheetBox } from "#domain/print/sheet.ts";
import { sheetOnScreen } from "#domain/print/sheet-picture.ts";
import { areaTexts } from "#i18n/areas.ts";
import { drawingSheetText, printTexts, sheetScaleNote } from "#i18n/map-cards.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { Card } from "#screens/map/card/card.tsx";
import { useMapValue } from "#screens/map/on-map/use-map-event.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { useAreaName } from "#screens/map/place/use-area-name.ts";
import { measureStore } from "#state/map/measure.ts";
import { showMeasuredLine } from "#state/map/measured-line.ts";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./print-card.module.css";
import { PrintSheets } from "./print-sheets.tsx";
import { FIRST_DETAILS, SheetChoices } from "./sheet-choices.tsx";
import { upward, useSheets } from "./use-sheets.ts";

export interface PrintCardProps {
  readonly controller: MapPort;
  readonly onClose: () => void;
}

const FIRST_CHOICE: SheetChoice = { paper: "A4", direction: "portrait", scale: 25_000 };

/** Prints the map on a sheet to scale; a frame shows its area. */
export function PrintCard({ controller, onClose }: PrintCardProps) {
  const free = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState(FIRST_CHOICE);
  useVisibleArea(controller, free);
  const middle = useMiddle(controller);
  const box = middle && sheetBox(middle, choice);
  useFittingZoom(controller, free, choice);
  const usualName = useAreaName(box);
  const usualTitle = usualName === areaTexts.unnamed ? "" : usualName;
  const [typed, setTyped] = useState<string | null>(null);
  const measured = useMeasuredOnMap();
  const { stage, drawn, draw, forget } = useSheets(controller);
  const [details, setDetails] = useState(FIRST_DETAILS);
  const along = useAtlas(choice);
  const isAtlas = details.isAtlas && along.length > 0;

  function print() {
    if (!middle || stage.kind === "drawing") return;
    const title = (typed ?? usualTitle).trim();
    void draw({ ...details, middles: isAtlas ? along : [middle], choice, title, measured });
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
              <Frame
                controller={controller}
                choice={middle ? upward(choice, details.north, middle) : choice}
              />
            </div>
          ),
        }}
        onClose={onClose}
      >
        <form className={styles["form"]} onSubmit={submit}>
          <SheetChoices
            {...{ choice, details }}
            atlasCount={along.length}
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
          <p className={styles["hint"]}>
            {printTexts.hint} {middle ? sheetScaleNote(scaleDeviation(middle, choice)) : null}
          </p>
          <Button type="submit" variant="primary" aria-disabled={stage.kind === "drawing"}>
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

/** Returns the centres of the sheets that show the current plan; empty without a plan. */
function useAtlas(choice: SheetChoice): readonly LatLng[] {
  const route = useStore(planner.store, (snapshot) => snapshot.route);
  return useMemo(() => atlasMiddles(placesOf(lineOfRoute(route)), choice), [route, choice]);
}

/** @param line lng, lat, lng, lat … */
function placesOf(line: Float64Array): readonly LatLng[] {
  return Array.from({ length: line.length / 2 }, (_, at) => ({
    lng: line[2 * at] as number,
    lat: line[2 * at + 1] as number,
  }));
}

/** The frame of the sheet; the user moves the map below it. */
function Frame({ controller, choice }: { controller: MapPort; choice: SheetChoice }) {
  const view = useMapValue(controller, "frame", viewText, "");
  const [lat = 0, zoom = 0, bearing = 0] = view.split(" ").map(Number);
  if (view === "") return null;
  const { width, height } = sheetOnScreen({ lat, zoom }, choice);
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

/** Zooms the map to show the whole frame whenever another sheet is chosen; its centre stays. */
function useFittingZoom(
  controller: MapPort,
  free: RefObject<HTMLElement | null>,
  choice: SheetChoice,
): void {
  useEffect(() => {
    const { center, zoom } = controller;
    if (!center || !free.current) return;
    controller.setFollow("off");
    const { clientWidth, clientHeight } = free.current;
    const { width, height } = sheetOnScreen({ lat: center.lat, zoom }, choice);
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
