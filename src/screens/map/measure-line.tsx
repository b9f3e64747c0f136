import { useEffect, useRef } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type Leg, lineOf } from "#domain/measure/legs.ts";
import type { MapController } from "#mapview/controller/map-controller.ts";
import styles from "./measuring.module.css";

const DOT_RADIUS_PIXELS = 7;

/** What of the map the line needs. */
type MeasuredMap = Pick<MapController, "events" | "project">;

interface MeasureLineProps {
  readonly controller: MeasuredMap;
  readonly points: readonly LatLng[];
  readonly legs: readonly Leg[];
  /** From the last point to the middle of the map. */
  readonly toCross: Leg | null;
}

/** The measured way over the map. It goes along with each frame by itself: React would be too late. */
export function MeasureLine({ controller, points, legs, toCross }: MeasureLineProps) {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const draw = () => {
      if (svg.current) place(svg.current, controller, { points, legs, toCross });
    };
    draw();
    return controller.events.on("frame", draw);
  }, [controller, points, legs, toCross]);
  return (
    <svg ref={svg} className={styles["line"]} aria-hidden="true" data-measure-line="">
      <path className={styles["edge"]} data-part="way" />
      <path className={styles["way"]} data-part="way" />
      <path className={styles["edge"]} data-part="toCross" />
      <path className={styles["way"]} data-part="toCross" />
      {points.map((point, index) => (
        <circle key={`${index} ${point.lat} ${point.lng}`} r={DOT_RADIUS_PIXELS} />
      ))}
    </svg>
  );
}

function place(
  svg: SVGSVGElement,
  controller: MeasuredMap,
  { points, legs, toCross }: Omit<MeasureLineProps, "controller">,
): void {
  const way = pathOf(controller, legs.flatMap(lineOf));
  const last = toCross ? pathOf(controller, lineOf(toCross)) : "";
  for (const path of svg.querySelectorAll("path")) {
    path.setAttribute("d", path.dataset["part"] === "way" ? way : last);
  }
  svg.querySelectorAll("circle").forEach((circle, index) => {
    const point = points[index];
    const pixel = point && controller.project(point);
    if (!pixel) return;
    circle.setAttribute("cx", `${pixel.x}`);
    circle.setAttribute("cy", `${pixel.y}`);
  });
}

function pathOf(controller: MeasuredMap, line: readonly LatLng[]): string {
  const pixels = line.flatMap((point) => controller.project(point) ?? []);
  return pixels.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}
