import { GraduationCap } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

const LazyPractice = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-practice" */ "./practice-card.tsx")).PracticeCard,
);

const tool: MapTool<undefined> = {
  link: { id: "practice" },
  render: ({ controller, close }) => <LazyPractice controller={controller} onClose={close} />,
  inputAt: (search) => (search.has("oefenen") ? undefined : null),
  entry: {
    Icon: GraduationCap,
    name: toolEntryTexts.practice.name,
    hint: toolEntryTexts.practice.hint,
    group: "game",
    inputOf: () => undefined,
  },
  keepsOpenOn: "all",
  focusesMap: true,
  covers: ["tools", "all-on-phones"],
};

/** Practises reading the map with the own position hidden; opened by `/map?oefenen` too. */
export const practiceTool = anyTool(tool);
