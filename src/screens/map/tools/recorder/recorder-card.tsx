import { recorderEntryTexts } from "#i18n/recorder-entry.ts";
import { RecorderPanel } from "#parts/recorder/recorder-panel.tsx";
import { Card } from "#screens/map/card/card.tsx";

interface RecorderCardProps {
  /** Whether the tap that opened it was to start a recording. */
  readonly isNew: boolean;
  /** Shows the way back along it. */
  readonly onFollowed: () => void;
  readonly onClose: () => void;
}

/** The recording, over the map. */
export function RecorderCard({ isNew, onFollowed, onClose }: RecorderCardProps) {
  return (
    <Card heading={recorderEntryTexts.heading} onClose={onClose}>
      <RecorderPanel startsAtOnce={isNew} onFollowed={onFollowed} />
    </Card>
  );
}
