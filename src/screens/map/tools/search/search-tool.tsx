import { Search } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { ToolButton } from "#screens/map/card/tool-button.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { mapTexts } from "#words/map/map.ts";

const LazySearch = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./search-on-map.tsx")).SearchOnMap,
);

const tool: MapTool<undefined> = {
  link: { id: "search" },
  render: ({ controller, open, close }) => (
    <LazySearch controller={controller} open={open} onClose={close} />
  ),
  button: {
    group: "find",
    Button: ({ isOpen, toggle }) => (
      <ToolButton
        label={mapTexts.search}
        word={mapTexts.searchWord}
        Icon={Search}
        isOpen={isOpen}
        onTap={toggle}
      />
    ),
  },
};

/** Searches places, nodes, waypoints and coordinates. */
export const searchTool = anyTool(tool);
