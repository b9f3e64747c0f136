import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  DIRECTIONS,
  PAPERS,
  SCALES,
  type SheetChoice,
  scaleDeviation,
  sheetBox,
} from "#domain/print/sheet.ts";
import { sheetOnScreen, sheetPicture } from "#domain/print/sheet-picture.ts";
import { areaTexts } from "#i18n/areas.ts";
import { printTexts, scaleText, sheetScaleNote } from "#i18n/map-cards.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { Card } from "#screens/map/card/card.tsx";
import { useMapValue } from "#screens/map/on-map/use-map-event.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { useAreaName } from "#screens/map/place/use-area-name.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { measureStore } from "#state/map/measure.ts";
import { showMeasuredLine } from "#state/map/measured-line.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./print-card.module.css";
import { type DrawnSheet, PrintSheet } from "./print-sheet.tsx";

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
  const { stage, sheet, draw, forget } = useSheet(controller);

  function print() {
    if (middle && stage !== "drawing") {
      void draw({ middle, choice, title: (typed ?? usualTitle).trim(), measured });
    }
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
              <Frame controller={controller} choice={choice} />
            </div>
          ),
        }}
        onClose={onClose}
      >
        <form className={styles["form"]} onSubmit={submit}>
          <Choices choice={choice} onChoose={setChoice} />
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
          <Button type="submit" variant="primary" aria-disabled={stage === "drawing"}>
            {printTexts.print}
          </Button>
          <p role="status" className={styles["stage"]}>
            {stage === "drawing" ? printTexts.drawing : null}
            {stage === "failed" ? printTexts.failed : null}
          </p>
        </form>
      </Card>
      {sheet ? <PrintSheet sheet={sheet} onPrinted={forget} /> : null}
    </>
  );
}

interface ChoicesProps {
  readonly choice: SheetChoice;
  readonly onChoose: (choice: SheetChoice) => void;
}

function Choices({ choice, onChoose }: ChoicesProps) {
  return (
    <div className={styles["choices"]}>
      <Select
        label={printTexts.paper}
        options={PAPERS}
        value={choice.paper}
        textOf={(paper) => paper}
        onChoose={(paper) => onChoose({ ...choice, paper })}
      />
      <Select
        label={printTexts.direction}
        options={DIRECTIONS}
        value={choice.direction}
        textOf={(direction) => printTexts[direction]}
        onChoose={(direction) => onChoose({ ...choice, direction })}
      />
      <Select
        label={printTexts.scale}
        options={SCALES}
        value={choice.scale}
        textOf={scaleText}
        onChoose={(scale) => onChoose({ ...choice, scale })}
      />
    </div>
  );
}

interface SelectProps<Option> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly textOf: (option: Option) => string;
  readonly onChoose: (option: Option) => void;
}

function Select<Option extends string | number>(props: SelectProps<Option>) {
  const { label, options, value, textOf, onChoose } = props;
  return (
    <label>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The frame of the sheet; the user moves the map below it. */
function Frame({ controller, choice }: { controller: MapPort; choice: SheetChoice }) {
  const view = useMapValue(controller, "frame", viewText, "");
  const [lat = 0, zoom = 0, bearing = 0] = view.split(" ").map(Number);
  if (view === "") return null;
  const { width, height } = sheetOnScreen({ lat, zoom }, choice);
  const turned = { transform: `translate(-50%, -50%) rotate(${-bearing}deg)` };
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

/** Draws sheets, one at a time; each is mounted until it was printed. */
function useSheet(controller: MapPort) {
  const [stage, setStage] = useState<"ready" | "drawing" | "failed">("ready");
  const [sheet, setSheet] = useState<DrawnSheet | null>(null);
  useEffect(() => () => URL.revokeObjectURL(sheet?.picture.address ?? ""), [sheet]);

  async function draw(wanted: Pick<DrawnSheet, "middle" | "choice" | "title" | "measured">) {
    setStage("drawing");
    setSheet(null);
    try {
      const view = sheetPicture(wanted.middle, wanted.choice);
      const { png, attribution } = await controller.output.drawPicture(view);
      const picture = { ...view, address: URL.createObjectURL(png) };
      const position = ownPositionNow();
      const own = position?.isStale ? null : position;
      setSheet({ ...wanted, own, picture, attribution, drawnAtMs: clockStore.getState().nowMs });
      setStage("ready");
    } catch (error) {
      console.warn("The sheet cannot be drawn:", error);
      setStage("failed");
    }
  }

  return { stage, sheet, draw, forget: () => setSheet(null) };
}

/** Makes the print shortcut print the framed sheet, not the screen. */
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
