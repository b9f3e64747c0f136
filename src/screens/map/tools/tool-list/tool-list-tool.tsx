import { Ellipsis } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { ToolButton } from "#screens/map/card/tool-button.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { mapTexts } from "#words/map/map.ts";

const LazyToolList = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./tool-list.tsx")).ToolList,
);

const tool: MapTool<undefined> = {
  link: { id: "tool-list" },
  render: ({ tools, controller, open, close }) => (
    <LazyToolList tools={tools} controller={controller} open={open} onClose={close} />
  ),
  button: {
    group: "find",
    Button: ({ isOpen, toggle }) => (
      <ToolButton
        label={mapTexts.tools}
        word={mapTexts.toolsWord}
        Icon={Ellipsis}
        isOpen={isOpen}
        onTap={toggle}
      />
    ),
  },
  covers: ["all-on-phones"],
};

/** Lists the tools without a button over the map. */
export const toolListTool = anyTool(tool);
