import type { StorageRoom } from "./storage-quota.ts";

/** Room for tests. */
export interface FakeStorageRoom extends StorageRoom {
  /** Bytes that are left; null: it cannot be known. */
  freeBytes: number | null;
}

/** Room for everything, until the test takes it. */
export function fakeStorageRoom(): FakeStorageRoom {
  const room: FakeStorageRoom = {
    freeBytes: Number.POSITIVE_INFINITY,
    hasRoomFor: async (bytes) => (room.freeBytes === null ? null : room.freeBytes >= bytes),
  };
  return room;
}
