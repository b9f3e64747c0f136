import { RecorderPanel } from "#parts/recorder/recorder-panel.tsx";
import { Card } from "#screens/map/card/card.tsx";
import { recorderEntryTexts } from "#words/tracks/recorder-entry.ts";

interface RecorderCardProps {
  /** True if the tap that opened it also starts a recording. */
  readonly isNew: boolean;
  /** Called when the user follows it back. */
  readonly onFollowed: () => void;
  readonly onClose: () => void;
}

/** The card of the recording over the map. */
export function RecorderCard({ isNew, onFollowed, onClose }: RecorderCardProps) {
  return (
    <Card heading={recorderEntryTexts.heading} onClose={onClose}>
      <RecorderPanel startsAtOnce={isNew} isMain={true} onFollowed={onFollowed} />
    </Card>
  );
}
