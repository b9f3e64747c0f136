import { Printer } from "lucide-react";
import { type LineRef, readLineRef } from "#domain/links/line-ref.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { cardTexts } from "#words/map/map-cards.ts";

const LazyPrintCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-print" */ "./print-card.tsx")).PrintCard,
);

const tool: MapTool<{ readonly along: LineRef | null }> = {
  link: { id: "print" },
  render: ({ input: { along }, controller, close }) => (
    <LazyPrintCard key={along} controller={controller} along={along} onClose={close} />
  ),
  inputAt: (search) =>
    search.has("afdrukken") ? { along: readLineRef(search.get("afdrukken")) } : null,
  entry: {
    Icon: Printer,
    name: cardTexts.print,
    hint: cardTexts.printHelp,
    group: "map",
    shortcut: "p",
    inputOf: () => ({ along: null }),
  },
  keepsOpenOn: "all",
  covers: ["all-on-phones"],
};

/** Prints a sheet of the map to scale, or an atlas along a line; also opened by `/map?afdrukken`. */
export const printTool = anyTool(tool);
