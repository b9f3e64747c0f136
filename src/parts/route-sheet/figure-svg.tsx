import { away, type Figure, type Mark } from "#domain/route-sheet/figure.ts";
import styles from "./figure-svg.module.css";

interface FigureSvgProps {
  readonly figure: Figure;
  /** The text for screen readers; without it the figure is decorative. */
  readonly label?: string;
  /** Whether it has its size in millimetres; else it fills its place. */
  readonly isTrueToScale?: boolean;
}

/** Draws a figure of a route sheet. */
export function FigureSvg({ figure, label, isTrueToScale = false }: FigureSvgProps) {
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
        <MarkSvg key={`${mark.kind} ${index}`} mark={mark} />
      ))}
    </svg>
  );
}

const HEAD_MM = 2.6;
const HEAD_DEGREES = 150;

function MarkSvg({ mark }: { readonly mark: Mark }) {
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
        <text x={mark.at.x} y={mark.at.y} fontSize={mark.sizeMm} textAnchor={mark.anchor}>
          {mark.text}
        </text>
      );
  }
}

function pointsText(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(" ");
}
