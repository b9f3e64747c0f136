import { CircleGauge } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

/** Loaded separately, because it includes the RD transformation. */
const LazyProtractorCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-protractor" */ "./protractor-card.tsx")).ProtractorCard,
);

const tool: MapTool<undefined> = {
  link: { id: "protractor" },
  render: ({ controller, close }) => <LazyProtractorCard controller={controller} onClose={close} />,
  inputAt: (search) => (search.has("hoekmeter") ? undefined : null),
  entry: {
    Icon: CircleGauge,
    name: toolEntryTexts.protractor.name,
    hint: toolEntryTexts.protractor.hint,
    group: "measure",
    inputOf: () => undefined,
  },
  keepsOpenOn: "all",
};

/** Lays a map protractor with a romer over the map; opened by `/map?hoekmeter` too. */
export const protractorTool = anyTool(tool);
