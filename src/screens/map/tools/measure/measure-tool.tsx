import { Ruler } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool } from "#screens/map/task/map-tool.ts";
import { measureLink } from "#screens/map/task/tool-links.ts";
import { cardTexts } from "#words/map/map-cards.ts";

/** A separate chunk, with the geodesy of the ellipsoid and the model of the magnetic field. */
const LazyMeasuring = lazyCard(
  async () => (await import(/* webpackChunkName: "map-measure" */ "./drawing.tsx")).Drawing,
);

/** Measures along points, and edits those of a line. */
export const measureTool = anyTool({
  link: measureLink,
  render: ({ input, controller, close }) => (
    <LazyMeasuring {...input} controller={controller} onClose={close} />
  ),
  entry: {
    Icon: Ruler,
    name: cardTexts.measure,
    hint: cardTexts.measureHelp,
    group: "measure",
    shortcut: "a",
    inputOf: () => ({ from: null }),
  },
  keepsOpenOn: "all",
  focusesMap: true,
  covers: ["tools"],
});
