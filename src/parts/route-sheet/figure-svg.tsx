import { useId } from "react";
import { away, type Figure, type Mark } from "#domain/route-sheet/figure.ts";
import styles from "./figure-svg.module.css";

interface FigureSvgProps {
  readonly figure: Figure;
  /** The text for screen readers; without it the figure is decorative. */
  readonly label?: string;
  /** True if it has its size in millimetres; else it fills its place. */
  readonly isTrueToScale?: boolean;
  /** Called when a picture in it is loaded. */
  readonly onPicture?: () => void;
}

/** Draws a figure of a route sheet. */
export function FigureSvg({ figure, label, isTrueToScale = false, onPicture }: FigureSvgProps) {
  const { widthMm, heightMm, marks } = figure;
  const size = isTrueToScale ? { width: `${widthMm}mm`, height: `${heightMm}mm` } : undefined;
  return (
    <svg
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      className={styles["figure"]}
      style={size}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
    >
      {marks.map((mark, index) => (
        <MarkSvg key={`${mark.kind} ${index}`} mark={mark} onPicture={onPicture} />
      ))}
    </svg>
  );
}

const HEAD_MM = 2.6;
const HEAD_DEGREES = 150;

interface MarkSvgProps {
  readonly mark: Mark;
  readonly onPicture: (() => void) | undefined;
}

function MarkSvg({ mark, onPicture }: MarkSvgProps) {
  switch (mark.kind) {
    case "line":
      return <polyline points={pointsText(mark.points)} strokeWidth={mark.widthMm} />;
    case "dot":
      return <circle cx={mark.at.x} cy={mark.at.y} r={mark.radiusMm} />;
    case "arrowhead": {
      const { at, degrees } = mark;
      const corners = [HEAD_DEGREES, -HEAD_DEGREES].map((turn) =>
        away(at, degrees + turn, HEAD_MM),
      );
      return <polygon points={pointsText([at, ...corners])} />;
    }
    case "text":
      return (
        <text
          x={mark.at.x}
          y={mark.at.y}
          fontSize={mark.sizeMm}
          textAnchor={mark.anchor}
          data-has-halo={mark.hasHalo || undefined}
        >
          {mark.text}
        </text>
      );
    case "picture":
      return <PictureSvg mark={mark} onPicture={onPicture} />;
  }
}

interface PictureSvgProps {
  readonly mark: Extract<Mark, { readonly kind: "picture" }>;
  readonly onPicture: (() => void) | undefined;
}

/** A picture in its box, or the part of it along a line. */
function PictureSvg({ mark, onPicture }: PictureSvgProps) {
  const id = useId();
  const { at, widthMm, heightMm, address, pictureWidthMm, pictureHeightMm } = mark;
  const { shift = { x: 0, y: 0 }, turnDegrees = 0, band } = mark;
  return (
    <svg x={at.x} y={at.y} width={widthMm} height={heightMm} aria-hidden="true">
      {band ? (
        <mask id={id} maskUnits="userSpaceOnUse" {...around(widthMm, heightMm)}>
          <polyline
            points={pointsText(band.points)}
            style={{ stroke: "#ffffff", strokeWidth: band.widthMm }}
          />
        </mask>
      ) : null}
      <g mask={band ? `url(#${id})` : undefined}>
        <image
          href={address}
          x={(widthMm - pictureWidthMm) / 2 + shift.x}
          y={(heightMm - pictureHeightMm) / 2 + shift.y}
          width={pictureWidthMm}
          height={pictureHeightMm}
          preserveAspectRatio="none"
          transform={
            turnDegrees === 0 ? undefined : `rotate(${turnDegrees} ${widthMm / 2} ${heightMm / 2})`
          }
          onLoad={onPicture}
        />
      </g>
    </svg>
  );
}

/** A box that ends outside the picture, whose edge would be seen as a thin line. */
function around(widthMm: number, heightMm: number) {
  return { x: -1, y: -1, width: widthMm + 2, height: heightMm + 2 };
}

function pointsText(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(" ");
}
