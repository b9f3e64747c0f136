import { Printer } from "lucide-react";
import { cardTexts } from "#i18n/map-cards.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";

const LazyPrintCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-print" */ "./print-card.tsx")).PrintCard,
);

const tool: MapTool<undefined> = {
  link: { id: "print" },
  render: ({ controller, close }) => <LazyPrintCard controller={controller} onClose={close} />,
  entry: {
    Icon: Printer,
    name: cardTexts.print,
    hint: cardTexts.printHelp,
    inputOf: () => undefined,
  },
  keepsOpenOn: "all",
};

/** Prints a sheet of the map to scale. */
export const printTool = anyTool(tool);
