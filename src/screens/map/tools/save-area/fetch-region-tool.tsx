import { MapPinned } from "lucide-react";
import { readRegionCircle } from "#domain/packs/region/region-circle.ts";
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
  render: ({ input: { circle }, controller, close }) => (
    <LazySaveArea
      controller={controller}
      along={null}
      region={circle ?? "around"}
      onClose={close}
    />
  ),
  inputAt: (search) => {
    const value = search.get("streek");
    return value === null ? null : { circle: readRegionCircle(value) };
  },
  entry: {
    Icon: MapPinned,
    name: toolEntryTexts.fetchRegion.name,
    hint: toolEntryTexts.fetchRegion.hint,
    group: "map",
    inputOf: () => ({ circle: null }),
  },
  keepsOpenOn: "all",
  covers: ["tools", "all-on-phones"],
});
