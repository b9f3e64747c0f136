import { FollowButtons } from "#parts/tracks/follow-buttons.tsx";
import { recordedPointsNow } from "#state/recording/recorder.ts";
import { trackById } from "#state/tracks/tracks.ts";

interface FollowBackProps {
  /** The id of the finished track; null during the recording. */
  readonly savedId: string | null;
  readonly onFollowed: (() => void) | undefined;
}

/** A button that leads back along the recording, which continues. */
export function FollowBack({ savedId, onFollowed }: FollowBackProps) {
  const read = async () =>
    savedId === null ? recordedPointsNow() : ((await trackById(savedId))?.points ?? null);
  return (
    <FollowButtons
      kind="track"
      name=""
      read={read}
      directions={["back"]}
      {...(onFollowed && { onFollowed })}
    />
  );
}
