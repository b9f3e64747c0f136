import type { PlaceAlong } from "#domain/search/along-route.ts";
import { LateDrawingLayer } from "#mapview/layers/late-drawing-layer.ts";
import type { LayerHost } from "#mapview/layers/map-layer.ts";

/** The places along a plan. */
export interface DrawnAlong {
  readonly places: readonly PlaceAlong[];
  /** The marked place; null for none. */
  readonly chosen: PlaceAlong | null;
}

/** Draws useful places along the plan, such as water, toilets and food. */
export class AlongLayer extends LateDrawingLayer<DrawnAlong> {
  constructor(host: Pick<LayerHost, "redraw">) {
    super(host, {
      name: "along",
      load: async () => {
        const { alongDrawing } = await import(
          /* webpackChunkName: "late-drawings" */ "./along-drawing.ts"
        );
        return (flavour, { places, chosen }) => alongDrawing(flavour, places, chosen);
      },
      warning: "The places along the plan cannot be drawn:",
    });
  }
}
