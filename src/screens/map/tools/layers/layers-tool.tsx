import { Layers } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { ToolButton } from "#screens/map/card/tool-button.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { legendLink, saveAreaLink } from "#screens/map/task/tool-links.ts";
import { mapTexts } from "#words/map/map.ts";

const LazyLayersCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./layers-card.tsx")).LayersCard,
);

const tool: MapTool<undefined> = {
  link: { id: "layers" },
  render: ({ open, close }) => (
    <LazyLayersCard
      onSaveArea={() => open(saveAreaLink, { along: null })}
      onLegend={() => open(legendLink)}
      onClose={close}
    />
  ),
  button: {
    group: "find",
    Button: ({ isOpen, toggle }) => (
      <ToolButton
        label={mapTexts.layers}
        word={mapTexts.layersWord}
        Icon={Layers}
        isOpen={isOpen}
        onTap={toggle}
      />
    ),
  },
  covers: ["all-on-phones"],
};

/** Chooses the base map and its overlays. */
export const layersTool = anyTool(tool);
