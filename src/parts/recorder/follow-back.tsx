import { FollowButtons } from "#parts/tracks/follow-buttons.tsx";
import { recordedPointsNow } from "#state/recording/recorder.ts";
import { trackById } from "#state/tracks/tracks.ts";

interface FollowBackProps {
  /** The track that the recording became; null while it is recorded. */
  readonly savedId: string | null;
  readonly onFollowed: (() => void) | undefined;
}

/** Back along what was recorded up to now; the recording goes on. */
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
