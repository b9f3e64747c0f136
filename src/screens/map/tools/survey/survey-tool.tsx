import { DraftingCompass } from "lucide-react";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { placeLink } from "#screens/map/task/tool-links.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

/** A separate chunk, with the geodesy of the ellipsoid and the model of the magnetic field. */
const LazySurveyCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-survey" */ "./survey-card.tsx")).SurveyCard,
);

const tool: MapTool<undefined> = {
  link: { id: "survey" },
  render: ({ controller, open, close }) => (
    <LazySurveyCard
      controller={controller}
      onPlace={(place) => open(placeLink, { place })}
      onClose={close}
    />
  ),
  inputAt: (search) => (search.has("peilen") ? undefined : null),
  entry: {
    Icon: DraftingCompass,
    name: toolEntryTexts.survey.name,
    hint: toolEntryTexts.survey.hint,
    group: "measure",
    shortcut: "k",
    inputOf: () => undefined,
  },
  keepsOpenOn: "all",
  covers: ["tools", "all-on-phones"],
};

/** Finds points from bearings, and projects points along them; opened by `/map?peilen` too. */
export const surveyTool = anyTool(tool);
