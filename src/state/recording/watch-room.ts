import type { RecorderDevice } from "./recorder-device.ts";

/** Less room than this is said before it is gone: some days of a fix a second. */
export const LOW_ROOM_BYTES = 20_000_000;
/** Looking takes no longer than keeping a fix. */
const LOOK_EVERY_MS = 60_000;

/**
 * Says whether little room is left for a recording, now and every minute, until the function it gives back is called.
 * Where that cannot be known nothing is said: then a fix that is not taken says it.
 */
export function watchRoom(
  { room, clock }: Pick<RecorderDevice, "room" | "clock">,
  tell: (isLow: boolean) => void,
): () => void {
  let isOver = false;
  const look = async () => {
    const hasRoom = await room.hasRoomFor(LOW_ROOM_BYTES);
    if (!isOver && hasRoom !== null) tell(!hasRoom);
  };
  void look();
  const stop = clock.every(LOOK_EVERY_MS, () => void look());
  return () => {
    isOver = true;
    stop();
  };
}
