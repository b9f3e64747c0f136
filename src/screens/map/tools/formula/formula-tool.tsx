import { Sigma } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { placeLink } from "#screens/map/task/tool-links.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

/** A separate chunk, with the reader of formulas. */
const LazyFormulaCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-formula" */ "./formula-card.tsx")).FormulaCard,
);

interface FormulaInput {
  /** A formula to begin with, such as that of a note. */
  readonly text: string | null;
}

const tool: MapTool<FormulaInput> = {
  link: { id: "formula" },
  render: ({ controller, input, open, close }) => (
    <LazyFormulaCard
      controller={controller}
      initialText={input.text}
      onPlace={(place) => open(placeLink, { place })}
      onClose={close}
    />
  ),
  inputAt: (search) => {
    const text = search.get("formule");
    return text === null ? null : { text: text || null };
  },
  entry: {
    Icon: Sigma,
    name: toolEntryTexts.formula.name,
    hint: toolEntryTexts.formula.hint,
    group: "measure",
    inputOf: () => ({ text: null }),
  },
  keepsOpenOn: "all",
  covers: ["tools", "all-on-phones"],
};

/** Fills in the letters of a coordinate; opened by `/map?formule=TEXT` too. */
export const formulaTool = anyTool(tool);
