import type { ReactNode } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapSketch } from "#domain/measure/map-sketch.ts";
import { type SheetGridLine, sheetGrid } from "#domain/print/sheet-grid.ts";
import {
  type SheetChoice,
  type SheetPoint,
  scaleDeviation,
  sheetLayout,
  sheetMap,
  sheetProjection,
} from "#domain/print/sheet-layout.ts";
import { NAME_SIZE_MM, PIN_MM, type SheetNames } from "#domain/print/sheet-names.ts";
import type { SheetPicture } from "#domain/print/sheet-picture.ts";
import { PIN_PATH, PIN_SIZE } from "#mapview/images/pin-shape.ts";
import { formatDay } from "#sentences/intl/format.ts";
import { barText, northsText, scaleText, sheetScaleNote } from "#sentences/map/map-cards.ts";
import { mapIconAddress } from "#ui/waypoint-icon.tsx";
import { printTexts } from "#words/map/map-cards.ts";
import styles from "./print-sheet.module.css";
import { PrintedProtractor } from "./printed-protractor.tsx";

/** The colour of a waypoint without one. */
export const PIN_COLOR = "#c22f1f";

interface SheetPin extends SheetPoint {
  /** The id of an icon of the map. */
  readonly icon: string | null;
  readonly color: string;
}

/** The contents of a sheet. */
export interface DrawnSheet {
  readonly choice: SheetChoice;
  readonly middle: LatLng;
  readonly title: string;
  /** True if it is one of several along a line. */
  readonly isOfAtlas: boolean;
  readonly drawnAtMs: number;
  readonly norths: Parameters<typeof northsText>[0];
  /** The position of the user at the time; null when it is unknown or unwanted. */
  readonly own: LatLng | null;
  /** The names of the waypoints, or their numbers where a list has the names. */
  readonly names: SheetNames;
  /** The waypoints on the map, millimetres from its corner. */
  readonly pins: readonly SheetPin[];
  /** The points of the measured line, in order. */
  readonly measured: readonly LatLng[];
  /** The protractor on the map; empty when there is none. */
  readonly protractor: MapSketch;
  readonly picture: Pick<SheetPicture, "widthMm" | "heightMm"> & { readonly address: string };
  readonly attribution: string;
}

interface SheetProps {
  readonly sheet: DrawnSheet;
}

/** A sheet with the map at its scale; hidden on the screen. */
export function PrintSheet({ sheet, onPicture }: SheetProps & { readonly onPicture: () => void }) {
  const { choice } = sheet;
  const { widthMm, heightMm } = sheetLayout(choice);
  const size = { width: `${widthMm}mm`, height: `${heightMm}mm` };
  return (
    <div className={styles["sheet"]} data-sheet={pageOf(choice)} style={size}>
      <MapPicture sheet={sheet} onPicture={onPicture} />
      <svg
        viewBox={`0 0 ${widthMm} ${heightMm}`}
        className={styles["grid"]}
        style={size}
        aria-hidden="true"
      >
        <Grid lines={sheetGrid(sheet.middle, sheetMap(choice))} choice={choice}>
          <Marks sheet={sheet} />
        </Grid>
      </svg>
      <Foot sheet={sheet} />
    </div>
  );
}

/** Returns the name of the page in the style sheet that has the size of this paper. */
export function pageOf({ paper, direction }: Pick<SheetChoice, "paper" | "direction">): string {
  return `${paper.toLowerCase()}-${direction}`;
}

function MapPicture({ sheet, onPicture }: SheetProps & { readonly onPicture: () => void }) {
  const { map } = sheetLayout(sheet.choice);
  const { picture } = sheet;
  return (
    <div
      className={styles["map"]}
      style={{
        left: `${map.leftMm}mm`,
        top: `${map.topMm}mm`,
        width: `${map.widthMm}mm`,
        height: `${map.heightMm}mm`,
      }}
    >
      <img
        src={picture.address}
        alt=""
        style={{
          left: `${(map.widthMm - picture.widthMm) / 2}mm`,
          top: `${(map.heightMm - picture.heightMm) / 2}mm`,
          width: `${picture.widthMm}mm`,
          height: `${picture.heightMm}mm`,
        }}
        onLoad={onPicture}
      />
    </div>
  );
}

/** The distances from the map to the centres of the numbers beside it, in millimetres. */
const NUMBER_MM = { top: -1.3, bottom: 3.5, left: -0.8, right: 0.8 } as const;
const ANCHORS = { top: "middle", bottom: "middle", left: "end", right: "start" } as const;

interface GridProps {
  readonly lines: readonly SheetGridLine[];
  readonly choice: SheetChoice;
  /** More content on the map, in millimetres from its corner. */
  readonly children: ReactNode;
}

/** Draws the grid lines over the map, its frame, and the numbers around it. */
function Grid({ lines, choice, children }: GridProps) {
  const { leftMm, topMm, widthMm, heightMm } = sheetLayout(choice).map;
  const numbers = lines.flatMap(({ ends, ...line }) => ends.map((end) => ({ ...line, ...end })));
  return (
    <g transform={`translate(${leftMm} ${topMm})`}>
      <svg
        width={widthMm}
        height={heightMm}
        viewBox={`0 0 ${widthMm} ${heightMm}`}
        aria-hidden="true"
      >
        {lines.map(({ number, isMinor, points }) => (
          <polyline
            key={number}
            data-rd-line={number}
            data-minor={isMinor || undefined}
            className={styles["line"]}
            points={points.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(" ")}
          />
        ))}
        {children}
      </svg>
      <rect width={widthMm} height={heightMm} className={styles["frame"]} />
      {numbers.map(({ number, label, isMinor, side, atMm }) => {
        const isAbove = side === "top" || side === "bottom";
        const [edgeX, edgeY] = [side === "right" ? widthMm : 0, side === "bottom" ? heightMm : 0];
        return (
          <text
            key={`${number} ${side}`}
            data-minor={isMinor || undefined}
            x={isAbove ? atMm : edgeX + NUMBER_MM[side]}
            y={isAbove ? edgeY + NUMBER_MM[side] : atMm + 1}
            textAnchor={ANCHORS[side]}
          >
            {label}
          </text>
        );
      })}
    </g>
  );
}

const DOT_MM = 1.5;

/** Draws the names of places, the measured line, and the own position, clipped at the edge of the map. */
function Marks({ sheet }: SheetProps) {
  const onSheet = sheetProjection(sheet.middle, sheetMap(sheet.choice));
  const own = sheet.own && onSheet(sheet.own);
  const line = sheet.measured
    .map(onSheet)
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(" ");
  return (
    <>
      <PrintedProtractor sketch={sheet.protractor} middle={sheet.middle} choice={sheet.choice} />
      {sheet.measured.length > 1 ? (
        <>
          <polyline points={line} className={styles["measuredEdge"]} />
          <polyline points={line} className={styles["measured"]} data-measured="" />
        </>
      ) : null}
      {sheet.pins.map((pin, index) => (
        <Pin key={`${index + 1}`} pin={pin} />
      ))}
      {sheet.names.names.map(({ place, text, at }) => (
        <text
          key={`${text} ${place.x} ${place.y}`}
          x={at.x.toFixed(2)}
          y={at.y.toFixed(2)}
          fontSize={NAME_SIZE_MM}
          className={styles["placeName"]}
        >
          {text}
        </text>
      ))}
      {own ? (
        <>
          <circle cx={own.x} cy={own.y} r={DOT_MM} className={styles["own"]} />
          <text x={own.x + 2 * DOT_MM} y={own.y + 1} className={styles["ownName"]}>
            {printTexts.own}
          </text>
        </>
      ) : null}
    </>
  );
}

/** The icon in a drop, in the box of its path. */
const ICON = { x: 6, y: 6, size: 18 } as const;

/** A waypoint, small so that every one of a crowd is seen. */
function Pin({ pin: { x, y, icon, color } }: { readonly pin: SheetPin }) {
  const scale = PIN_MM.width / PIN_SIZE.width;
  const left = x - PIN_MM.width / 2;
  return (
    <g
      data-pin=""
      transform={`translate(${left.toFixed(2)} ${(y - PIN_MM.height).toFixed(2)}) scale(${scale})`}
    >
      <path d={PIN_PATH} fill={color} stroke="#ffffff" strokeWidth={2} />
      {icon === null ? (
        <circle cx={15} cy={15} r={5} fill="#ffffff" />
      ) : (
        <svg
          x={ICON.x}
          y={ICON.y}
          width={ICON.size}
          height={ICON.size}
          viewBox="0 0 15 15"
          fill="#ffffff"
          aria-hidden="true"
        >
          <use href={mapIconAddress(icon)} />
        </svg>
      )}
    </g>
  );
}

/** The length of the scale bar, by scale, in metres. */
const BAR_METERS = { 10000: 500, 25000: 1000, 50000: 2000 } as const;
/** On A5 a bar of that length leaves no room for the words. */
const SHORT_BAR_METERS = { 10000: 200, 25000: 500, 50000: 1000 } as const;
const BAR_PARTS = [0, 1, 2, 3, 4];

function Foot({ sheet }: SheetProps) {
  const { choice, middle, title, isOfAtlas, drawnAtMs, norths, attribution } = sheet;
  const barMeters = (choice.paper === "A5" ? SHORT_BAR_METERS : BAR_METERS)[choice.scale];
  const barMm = (barMeters * 1000) / choice.scale;
  const part = barMm / BAR_PARTS.length;
  return (
    <div className={styles["foot"]} data-paper={choice.paper}>
      <div className={styles["words"]}>
        {title ? (
          <p className={styles["title"]}>
            <bdi>{title}</bdi>
          </p>
        ) : null}
        <p>
          {printTexts.scale} {scaleText(choice.scale)} ·{" "}
          {choice.scale === 10_000 ? printTexts.fineGrid : printTexts.grid} · {formatDay(drawnAtMs)}
        </p>
      </div>
      <svg
        className={styles["bar"]}
        style={{ width: `${barMm + 14}mm` }}
        viewBox={`-2 0 ${barMm + 14} 8`}
        aria-hidden="true"
      >
        {BAR_PARTS.map((at) => (
          <rect
            key={at}
            x={at * part}
            y={4}
            width={part}
            height={1.6}
            className={styles[at % 2 === 0 ? "dark" : "pale"]}
          />
        ))}
        <text x={0} y={3} textAnchor="middle">
          0
        </text>
        <text x={barMm} y={3} textAnchor="middle">
          {barText(barMeters)}
        </text>
      </svg>
      <svg className={styles["north"]} viewBox="0 0 8 12" aria-hidden="true">
        <path d="M4 0 6.4 7 4 5.6 1.6 7z" />
        <text x={4} y={11.4} textAnchor="middle">
          {printTexts.northLetters[norths.up]}
        </text>
      </svg>
      <div className={styles["small"]}>
        <p>
          {sheetScaleNote(scaleDeviation(middle, sheetMap(choice)))}{" "}
          {isOfAtlas ? printTexts.overlap : null}
        </p>
        <p>{northsText(norths)}</p>
        <p>{attribution}</p>
      </div>
    </div>
  );
}
