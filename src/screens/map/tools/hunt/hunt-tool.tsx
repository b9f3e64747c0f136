import { Radar } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

const LazyHuntCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-hunt" */ "./hunt-card.tsx")).HuntCard,
);

const tool: MapTool<undefined> = {
  link: { id: "hunt" },
  render: ({ controller, close }) => <LazyHuntCard controller={controller} onClose={close} />,
  inputAt: (search) => (search.has("jacht") ? undefined : null),
  entry: {
    Icon: Radar,
    name: toolEntryTexts.hunt.name,
    hint: toolEntryTexts.hunt.hint,
    group: "game",
    inputOf: () => undefined,
  },
  keepsOpenOn: "all",
  covers: ["tools", "all-on-phones"],
};

/** Keeps circles, sightings and areas of a hunt on the map; opened by `/map?jacht` too, with a hunt in the fragment. */
export const huntTool = anyTool(tool);
