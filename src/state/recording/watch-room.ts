import type { RecorderDevice } from "./recorder-device.ts";

/** With less room than this a warning is shown; it suffices for some days of one fix per second. */
export const LOW_ROOM_BYTES = 20_000_000;
/** The check is as cheap as storing a fix. */
const CHECK_EVERY_MS = 60_000;

/**
 * Reports whether little room is left for a recording, now and every minute, until the returned function is called.
 * If the room is unknown nothing is reported; then the first fix that cannot be stored reports it.
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
  const stop = clock.every(CHECK_EVERY_MS, () => void look());
  return () => {
    isOver = true;
    stop();
  };
}
