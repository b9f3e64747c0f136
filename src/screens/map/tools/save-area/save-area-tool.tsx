import { MapPlus } from "lucide-react";
import { readLineRef } from "#domain/links/line-ref.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool } from "#screens/map/task/map-tool.ts";
import { saveAreaLink } from "#screens/map/task/tool-links.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

const LazySaveArea = lazyCard(
  async () => (await import(/* webpackChunkName: "map-save" */ "./save-area.tsx")).SaveArea,
);

/** Saves an area of the online map; also opened by `/map?bewaar`. */
export const saveAreaTool = anyTool({
  link: saveAreaLink,
  render: ({ input: { along }, controller, close }) => (
    <LazySaveArea key={along} controller={controller} along={along} onClose={close} />
  ),
  inputAt: (search) => (search.has("bewaar") ? { along: readLineRef(search.get("bewaar")) } : null),
  entry: {
    Icon: MapPlus,
    name: toolEntryTexts.saveArea.name,
    hint: toolEntryTexts.saveArea.hint,
    group: "map",
    shortcut: "g",
    inputOf: () => ({ along: null }),
  },
  keepsOpenOn: "all",
  covers: ["tools", "all-on-phones"],
});
