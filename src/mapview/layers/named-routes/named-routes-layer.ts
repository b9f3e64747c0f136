import { featuresNear, type Tap } from "#mapview/input/tap-hits.ts";
import { LateDrawingLayer } from "#mapview/layers/late-drawing-layer.ts";
import type { LayerHost } from "#mapview/layers/map-layer.ts";
import { type DrawnNamedRoutes, NAMED_ROUTE_LAYER } from "./drawn-named-routes.ts";
import { namedRoutesTapped } from "./named-routes-events.ts";

/** The reach of a tap on a line, as of a track. */
const LINE_SLACK_PIXELS = 10;

/** Draws the named routes of the packs, such as LAW and LF routes, and the one in hand. */
export class NamedRoutesLayer extends LateDrawingLayer<DrawnNamedRoutes> {
  constructor(host: Pick<LayerHost, "redraw">) {
    super(host, {
      name: "named-routes",
      load: async () => {
        const { namedRoutesDrawing } = await import(
          /* webpackChunkName: "named-routes" */ "./named-routes-drawing.ts"
        );
        return namedRoutesDrawing;
      },
      warning: "The named routes cannot be drawn:",
    });
  }

  lineUnder({ map, point, events }: Tap): (() => void) | null {
    const found = featuresNear(map, point, LINE_SLACK_PIXELS, [NAMED_ROUTE_LAYER]);
    const ids = [...new Set(found.map(({ properties }) => Number(properties["id"])))];
    if (ids.length === 0) return null;
    const { lng, lat } = map.unproject([point.x, point.y]);
    return () => events.emit(namedRoutesTapped, { lng, lat, ids });
  }
}
