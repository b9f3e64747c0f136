import { MapPinPlus } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { placeLink } from "#screens/map/task/tool-links.ts";
import { mapTexts } from "#words/map/map.ts";
import { cardTexts } from "#words/map/map-cards.ts";

const LazyAiming = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./aiming.tsx")).Aiming,
);

const tool: MapTool<undefined> = {
  link: { id: "aim" },
  render: ({ controller, open, close, saved }) => (
    <LazyAiming
      controller={controller}
      onSaved={saved}
      onMore={(place) => open(placeLink, { place })}
      onClose={close}
    />
  ),
  entry: {
    Icon: MapPinPlus,
    name: mapTexts.aim,
    hint: cardTexts.aimHelp,
    group: "route",
    inputOf: () => undefined,
  },
  keepsOpenOn: "taps",
  focusesMap: true,
  covers: ["tools"],
};

/** Adds a waypoint under a cross in the middle of the map. */
export const aimTool = anyTool(tool);
