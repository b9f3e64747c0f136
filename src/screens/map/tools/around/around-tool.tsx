import { ListTree } from "lucide-react";
import { type SearchOriginNow, searchOriginOnMap } from "#parts/search-origin-now.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { cardTexts } from "#words/map/map-cards.ts";

const LazyAround = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./around.tsx")).Around,
);

const tool: MapTool<{ readonly origin: SearchOriginNow }> = {
  link: { id: "around" },
  render: ({ input, controller, open, close }) => (
    <LazyAround origin={input.origin} controller={controller} open={open} onClose={close} />
  ),
  entry: {
    Icon: ListTree,
    name: cardTexts.around,
    hint: cardTexts.aroundHelp,
    group: "route",
    shortcut: "b",
    inputOf: (controller) => ({ origin: searchOriginOnMap(controller) }),
  },
  covers: ["all-on-phones"],
};

/** Lists the surroundings of the centre of the map. */
export const aroundTool = anyTool(tool);
