import { LifeBuoy } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

const LazyHelp = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "help" */ "#parts/help/help-dialog.tsx")).HelpDialog,
);

const tool: MapTool<undefined> = {
  link: { id: "help" },
  render: ({ close }) => <LazyHelp onClose={close} />,
  inputAt: (search) => (search.has("help") ? undefined : null),
  entry: {
    Icon: LifeBuoy,
    name: toolEntryTexts.help.name,
    hint: toolEntryTexts.help.hint,
    group: "route",
    inputOf: () => undefined,
  },
};

/** Shows the place to read aloud in an emergency on land; opened by `/map?help` too. */
export const helpTool = anyTool(tool);
