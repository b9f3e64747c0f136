import type { ExchangeFile } from "#domain/exchange/exchange-file.ts";
import { sketch } from "#domain/exchange/sketch/sketch.ts";
import { classNames } from "#ui/class-names.ts";
import { importScreenTexts } from "#words/exchange/import-screen.ts";
import styles from "./import-sketch.module.css";

/** A small drawing of tracks, routes (dashed) and points, without a map below. */
export function ImportSketch({ files }: { readonly files: readonly ExchangeFile[] }) {
  const drawing = sketch(files);
  if (!drawing) return null;
  const { width, height, tracks, routes, points } = drawing;
  // Zero-length lines with round caps: one element for thousands of points.
  const dots = points.map(({ x, y }) => `M${x} ${y}h0`).join("");
  return (
    <svg
      className={styles["sketch"]}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={importScreenTexts.sketch}
    >
      <path className={styles["line"]} d={tracks.join("")} />
      <path className={classNames(styles["line"], styles["route"])} d={routes.join("")} />
      <path className={styles["edge"]} d={dots} />
      <path className={styles["point"]} d={dots} />
    </svg>
  );
}
