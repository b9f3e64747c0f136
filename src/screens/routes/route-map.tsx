import { useMemo, useRef } from "react";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { boxOfRoute } from "#domain/network/plan/route/plan-route.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { BesideOnRequest } from "#parts/map/beside-on-request.tsx";
import type { EmbeddableMap } from "#parts/map/embedded-map.ts";
import { useEmbeddedRoute } from "#parts/map/embedded-route.ts";
import { Spinner } from "#ui/spinner.tsx";
import { routesTexts } from "#words/plan/routes.ts";
import styles from "./route-map.module.css";

interface RouteMapProps {
  readonly plan: Pick<SavedPlan, "route" | "draft">;
  /** Opens the route on the whole map. */
  readonly onOpen: () => void;
  /** The live map, unless a test brings its own. */
  readonly load?: (() => Promise<EmbeddableMap>) | undefined;
}

/** A small map of a route, for viewing: scrolling does not move it. Empty if this device draws no maps. */
export function RouteMap({ plan, onOpen, load }: RouteMapProps) {
  const { route, draft } = plan;
  const box = boxOfRoute(route);
  // A browser that draws no maps need not load half a megabyte to find out.
  const canDraw = load !== undefined || "WebGL2RenderingContext" in globalThis;
  if (!box || !canDraw) return null;
  return (
    <BesideOnRequest key={String(box)}>
      <LiveMap box={box} route={route} onOpen={onOpen} load={load} mode={draft.mode} />
    </BesideOnRequest>
  );
}

interface LiveMapProps extends Pick<RouteMapProps, "onOpen" | "load"> {
  readonly box: LngLatBox;
  readonly mode: SavedPlan["draft"]["mode"];
  readonly route: SavedPlan["route"];
}

function LiveMap({ box, mode, route, onOpen, load }: LiveMapProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const shown = useMemo(() => ({ mode, route }), [mode, route]);
  const stage = useEmbeddedRoute(frame, shown, box, { load });
  if (stage === "failed" || stage === "beside") return null;
  return (
    <button
      type="button"
      className={styles["frame"]}
      aria-label={routesTexts.map}
      data-route-map={stage}
      onClick={onOpen}
    >
      {stage === "loading" ? <Spinner label={routesTexts.mapLoading} /> : null}
      <span ref={frame} className={styles["map"]} inert />
    </button>
  );
}
