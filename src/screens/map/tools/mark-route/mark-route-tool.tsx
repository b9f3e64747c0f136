import { Waypoints } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { trackLink } from "#screens/map/task/tool-links.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

const LazyMarkRoute = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "fairway-cards" */ "./mark-route-card.tsx")).MarkRouteCard,
);

const tool: MapTool<undefined> = {
  link: { id: "mark-route" },
  render: ({ controller, open, close }) => (
    <LazyMarkRoute
      controller={controller}
      onOpen={(trackId) => open(trackLink, { trackId })}
      onClose={close}
    />
  ),
  inputAt: (search) => (search.has("boeien") ? undefined : null),
  entry: {
    Icon: Waypoints,
    name: toolEntryTexts.markRoute.name,
    hint: toolEntryTexts.markRoute.hint,
    group: "water",
    inputOf: () => undefined,
  },
  keepsOpenOn: "all",
  focusesMap: true,
  covers: ["tools"],
};

/** The tool for making a route of marks, tapped one after another. */
export const markRouteTool = anyTool(tool);
