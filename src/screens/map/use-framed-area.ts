import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { boxAround } from "#domain/tiles/framed-box.ts";
import type { MapController } from "#mapview/controller/map-controller.ts";
import { useMapEvent } from "./use-map-event.ts";

/** What of the map the frame needs. */
type FramedMap = Pick<MapController, "events" | "unproject">;

/** The box (west, south, east, north) around the corners of a frame over the map, while both move. */
export function useFramedArea(
  controller: FramedMap,
  frame: RefObject<HTMLElement | null>,
): LngLatBox | null {
  const [area, setArea] = useState<LngLatBox | null>(null);

  function look() {
    const element = frame.current;
    const next = element && areaBehind(controller, element);
    if (next && String(next) !== String(area)) setArea(next);
  }

  useMapEvent(controller, "frame", look);
  const onResize = useEffectEvent(look);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const resizes = new ResizeObserver(() => onResize());
    resizes.observe(element);
    return () => resizes.disconnect();
  }, [frame]);
  return area;
}

/** The frame's parent covers the map exactly. */
function areaBehind(controller: FramedMap, frame: HTMLElement): LngLatBox | null {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = frame;
  const corners = [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ].map((corner) => controller.unproject(corner));
  const places = corners.filter((corner) => corner !== null);
  return places.length < corners.length ? null : boxAround(places);
}
