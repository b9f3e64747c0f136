import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";
import { RecordButton } from "./record-button.tsx";

const LazyRecorderCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-recorder" */ "./recorder-card.tsx")).RecorderCard,
);

/** The recorder tool, also opened by `/map?opname`. `isNew`: starts a recording. */
const tool: MapTool<{ readonly isNew: boolean }> = {
  link: { id: "recorder" },
  render: ({ input: { isNew }, close }) => (
    <LazyRecorderCard isNew={isNew} onFollowed={close} onClose={close} />
  ),
  // An address never starts a recording: anybody can make a link.
  inputAt: (search) => (search.has("opname") ? { isNew: false } : null),
  button: {
    group: "make",
    Button: ({ isOpen, isBusy, toggle }) => (
      <RecordButton isOpen={isOpen} isBusy={isBusy} onTap={(isNew) => toggle({ isNew })} />
    ),
  },
  covers: ["all-on-phones"],
};

/** Records a track. */
export const recorderTool = anyTool(tool);
