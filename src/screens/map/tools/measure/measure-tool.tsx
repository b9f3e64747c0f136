import { Ruler } from "lucide-react";
import { cardTexts } from "#i18n/map/map-cards.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool } from "#screens/map/task/map-tool.ts";
import { measureLink } from "#screens/map/task/tool-links.ts";

/** A separate chunk, with the geodesy of the ellipsoid and the model of the magnetic field. */
const LazyMeasuring = lazyCard(
  async () => (await import(/* webpackChunkName: "map-measure" */ "./measuring.tsx")).Measuring,
);

/** Measures along points. */
export const measureTool = anyTool({
  link: measureLink,
  render: ({ input: { from }, controller, close }) => (
    <LazyMeasuring controller={controller} from={from} onClose={close} />
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
