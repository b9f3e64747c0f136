import { MapPinPlus } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { placeLink } from "#screens/map/task/tool-links.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { mapTexts } from "#words/map/map.ts";

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
  button: {
    group: "view",
    Button: ({ controller, isOpen, toggle }) => (
      <IconButton
        label={mapTexts.aim}
        icon={<MapPinPlus aria-hidden="true" />}
        aria-pressed={isOpen}
        disabled={!controller}
        onClick={() => toggle()}
      />
    ),
  },
  keepsOpenOn: "taps",
  focusesMap: true,
  covers: ["tools"],
};

/** Adds a waypoint under a cross in the middle of the map. */
export const aimTool = anyTool(tool);
