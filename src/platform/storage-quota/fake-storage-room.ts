import type { StorageRoom } from "./storage-quota.ts";

/** Storage room for tests. */
export interface FakeStorageRoom extends StorageRoom {
  /** The free bytes; null if unknown. */
  freeBytes: number | null;
}

/** Creates unlimited room, until the test limits it. */
export function fakeStorageRoom(): FakeStorageRoom {
  const room: FakeStorageRoom = {
    freeBytes: Number.POSITIVE_INFINITY,
    hasRoomFor: async (bytes) => (room.freeBytes === null ? null : room.freeBytes >= bytes),
  };
  return room;
}
