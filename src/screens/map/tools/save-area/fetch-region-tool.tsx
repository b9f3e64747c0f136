import { MapPinned } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool } from "#screens/map/task/map-tool.ts";
import { fetchRegionLink } from "#screens/map/task/tool-links.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

const LazySaveArea = lazyCard(
  async () => (await import(/* webpackChunkName: "map-save" */ "./save-area.tsx")).SaveArea,
);

/** Fetches the map, the networks and the waters of a region as one; also opened by `/map?streek`. */
export const fetchRegionTool = anyTool({
  link: fetchRegionLink,
  render: ({ input: { isInView }, controller, close }) => (
    <LazySaveArea
      controller={controller}
      along={null}
      region={isInView ? "view" : "around"}
      onClose={close}
    />
  ),
  inputAt: (search) =>
    search.has("streek") ? { isInView: search.get("streek") === "beeld" } : null,
  entry: {
    Icon: MapPinned,
    name: toolEntryTexts.fetchRegion.name,
    hint: toolEntryTexts.fetchRegion.hint,
    group: "map",
    inputOf: () => ({ isInView: false }),
  },
  keepsOpenOn: "all",
  covers: ["tools", "all-on-phones"],
});
