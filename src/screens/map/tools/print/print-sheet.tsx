import { type ReactNode, useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  type SheetChoice,
  scaleDeviation,
  sheetLayout,
  sheetProjection,
} from "#domain/print/sheet.ts";
import { type SheetGridLine, sheetGrid } from "#domain/print/sheet-grid.ts";
import type { SheetPicture } from "#domain/print/sheet-picture.ts";
import { formatDay } from "#i18n/format.ts";
import { barText, printTexts, scaleText, sheetScaleNote } from "#i18n/map-cards.ts";
import styles from "./print-sheet.module.css";

/** The contents of a sheet. */
export interface DrawnSheet {
  readonly choice: SheetChoice;
  readonly middle: LatLng;
  readonly title: string;
  readonly drawnAtMs: number;
  /** The position at that time; null if unknown. */
  readonly own: LatLng | null;
  /** The measured points, in order. */
  readonly measured: readonly LatLng[];
  readonly picture: Pick<SheetPicture, "widthMm" | "heightMm"> & { readonly address: string };
  readonly attribution: string;
}

interface SheetProps {
  readonly sheet: DrawnSheet;
  readonly onPrinted: () => void;
}

/** A sheet with the map to scale, printed as soon as its picture is ready; invisible on the screen. */
export function PrintSheet({ sheet, onPrinted }: SheetProps) {
  const { choice } = sheet;
  const { widthMm, heightMm } = sheetLayout(choice);
  const end = useEffectEvent(onPrinted);
  const page = `${choice.paper.toLowerCase()}-${choice.direction}`;
  useEffect(() => {
    // Set on the whole page: another page type for a part would start a new page.
    document.documentElement.style.setProperty("page", page);
    const onAfterPrint = () => end();
    window.addEventListener("afterprint", onAfterPrint);
    return () => {
      window.removeEventListener("afterprint", onAfterPrint);
      document.documentElement.style.removeProperty("page");
    };
  }, [page]);
  const size = { width: `${widthMm}mm`, height: `${heightMm}mm` };
  return createPortal(
    <div className={styles["sheet"]} data-sheet={page} style={size}>
      <MapPicture sheet={sheet} />
      <svg
        viewBox={`0 0 ${widthMm} ${heightMm}`}
        className={styles["grid"]}
        style={size}
        aria-hidden="true"
      >
        <Grid lines={sheetGrid(sheet.middle, choice)} choice={choice}>
          <Marks sheet={sheet} />
        </Grid>
      </svg>
      <Foot sheet={sheet} />
    </div>,
    document.body,
  );
}

function MapPicture({ sheet }: { readonly sheet: DrawnSheet }) {
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
        onLoad={() => window.print()}
      />
    </div>
  );
}

/** The distance from the map to the middle of the numbers beside it, millimetres. */
const NUMBER_MM = { top: -1.3, bottom: 3.5, left: -0.8, right: 0.8 } as const;
const ANCHORS = { top: "middle", bottom: "middle", left: "end", right: "start" } as const;

interface GridProps {
  readonly lines: readonly SheetGridLine[];
  readonly choice: SheetChoice;
  /** More contents on the map, in millimetres from its corner. */
  readonly children: ReactNode;
}

/** The lines of the grid over the map, its frame, and the numbers around it. */
function Grid({ lines, choice, children }: GridProps) {
  const { leftMm, topMm, widthMm, heightMm } = sheetLayout(choice).map;
  const numbers = lines.flatMap(({ number, ends }) => ends.map((end) => ({ number, ...end })));
  return (
    <g transform={`translate(${leftMm} ${topMm})`}>
      <svg
        width={widthMm}
        height={heightMm}
        viewBox={`0 0 ${widthMm} ${heightMm}`}
        aria-hidden="true"
      >
        {lines.map(({ number, points }) => (
          <polyline
            key={number}
            data-rd-line={number}
            className={styles["line"]}
            points={points.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(" ")}
          />
        ))}
        {children}
      </svg>
      <rect width={widthMm} height={heightMm} className={styles["frame"]} />
      {numbers.map(({ number, side, atMm }) => {
        const isAbove = side === "top" || side === "bottom";
        const [edgeX, edgeY] = [side === "right" ? widthMm : 0, side === "bottom" ? heightMm : 0];
        return (
          <text
            key={`${number} ${side}`}
            x={isAbove ? atMm : edgeX + NUMBER_MM[side]}
            y={isAbove ? edgeY + NUMBER_MM[side] : atMm + 1}
            textAnchor={ANCHORS[side]}
          >
            {number}
          </text>
        );
      })}
    </g>
  );
}

const DOT_MM = 1.5;

/** The measured line and the position, clipped to the map. */
function Marks({ sheet }: Pick<SheetProps, "sheet">) {
  const onSheet = sheetProjection(sheet.middle, sheet.choice);
  const own = sheet.own && onSheet(sheet.own);
  const line = sheet.measured
    .map(onSheet)
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(" ");
  return (
    <>
      {sheet.measured.length > 1 ? (
        <>
          <polyline points={line} className={styles["measuredEdge"]} />
          <polyline points={line} className={styles["measured"]} data-measured="" />
        </>
      ) : null}
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

/** The length of the scale bar, metres. */
const BAR_METERS = { 10000: 500, 25000: 1000, 50000: 2000 } as const;
const BAR_PARTS = [0, 1, 2, 3, 4];

function Foot({
  sheet: { choice, middle, title, drawnAtMs, attribution },
}: Pick<SheetProps, "sheet">) {
  const barMeters = BAR_METERS[choice.scale];
  const barMm = (barMeters * 1000) / choice.scale;
  const part = barMm / BAR_PARTS.length;
  return (
    <div className={styles["foot"]}>
      <div className={styles["words"]}>
        {title ? (
          <p className={styles["title"]}>
            <bdi>{title}</bdi>
          </p>
        ) : null}
        <p>
          {printTexts.scale} {scaleText(choice.scale)} · {printTexts.grid} · {formatDay(drawnAtMs)}
        </p>
        <p className={styles["small"]}>{sheetScaleNote(scaleDeviation(middle, choice))}</p>
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
          N
        </text>
      </svg>
      <p className={styles["attribution"]}>{attribution}</p>
    </div>
  );
}
