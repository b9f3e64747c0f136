import { useLayoutEffect, useRef } from "react";
import { PIN_PATH, PIN_SIZE } from "#mapview/images/pin-shape.ts";
import type { LegendImage, LegendSymbol } from "#mapview/legend/legend-entry.ts";
import { WaypointIcon } from "#ui/waypoint-icon.tsx";
import styles from "./legend.module.css";

const WIDTH = 44;
const HEIGHT = 24;

/** The limits of a line width: visible, and within the row. */
const WIDTHS = { least: 1, most: 10 } as const;

/** Shows a sample of how something is drawn on the map. */
export function DrawnSymbol({ symbol }: { readonly symbol: LegendSymbol }) {
  const { shape, color, rim } = symbol;
  if (shape === "icon") {
    return (
      <span className={styles["icon"]} style={{ color }}>
        <WaypointIcon icon={symbol.icon ?? ""} />
      </span>
    );
  }
  if (symbol.image) return <DrawnImage image={symbol.image} />;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles["symbol"]} aria-hidden="true">
      {shape === "line" ? <Line symbol={symbol} /> : null}
      {shape === "area" ? (
        <rect width={WIDTH} height={HEIGHT} fill={color} stroke={rim ?? "none"} />
      ) : null}
      {shape === "dot" ? (
        <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={8} fill={color} stroke={rim ?? "none"} />
      ) : null}
      {shape === "pin" ? (
        <path
          d={PIN_PATH}
          fill={color}
          stroke={rim ?? "none"}
          strokeWidth={3}
          transform={`translate(${WIDTH / 2 - PIN_SIZE.width * 0.28} 1) scale(0.56)`}
        />
      ) : null}
    </svg>
  );
}

function DrawnImage({ image }: { readonly image: LegendImage }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, pixels, pixelRatio, isRed } = image;
  useLayoutEffect(() => {
    const data = new ImageData(Uint8ClampedArray.from(pixels), width, height);
    canvas.current?.getContext("2d")?.putImageData(data, 0, 0);
  }, [pixels, width, height]);
  return (
    <span className={styles["image"]} aria-hidden="true">
      <canvas
        ref={canvas}
        data-is-red={isRed || undefined}
        width={width}
        height={height}
        style={{ width: width / pixelRatio, height: height / pixelRatio }}
      />
    </span>
  );
}

function Line({ symbol }: { symbol: LegendSymbol }) {
  const { color, rim, width, rimWidth, dashes, rimDashes } = symbol;
  const drawn = Math.min(WIDTHS.most, Math.max(WIDTHS.least, width));
  const beside = Math.min(WIDTHS.most + 4, Math.max(drawn + 2, rimWidth));
  const middle = { x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 };
  return (
    <>
      {rim ? (
        <line
          {...middle}
          stroke={rim}
          strokeWidth={beside}
          strokeDasharray={rimDashes?.map((part) => part * beside).join(" ")}
        />
      ) : null}
      <line
        {...middle}
        stroke={color}
        strokeWidth={drawn}
        strokeDasharray={dashes?.map((part) => part * drawn).join(" ")}
      />
    </>
  );
}
