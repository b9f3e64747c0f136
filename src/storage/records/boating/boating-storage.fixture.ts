import type { DatabaseConnection } from "#storage/database.ts";
import { type KeyedRecords, keyedRecords } from "#storage/records/keyed-records.fixture.ts";
import {
  ANCHOR,
  LATER_OVERBOARD,
  LOGBOOK,
  MAN_OVERBOARD,
  SWING,
  TARGET,
} from "./boating-records.ts";

const KINDS = {
  manOverboard: MAN_OVERBOARD,
  laterOverboard: LATER_OVERBOARD,
  target: TARGET,
  anchor: ANCHOR,
  swing: SWING,
  logbook: LOGBOOK,
};

type RecordOf<Kind> = Kind extends { readonly read: (...given: never) => infer Result }
  ? NonNullable<Result>
  : never;

/** The type of the record under each key of the store. */
export type BoatingRecords = {
  readonly [Key in keyof typeof KINDS]: RecordOf<(typeof KINDS)[Key]>;
};

/** Stores the boating data that must survive a kill of the app. */
export type BoatingStorage = KeyedRecords<BoatingRecords>;

/** The store `boating` behind a connection. */
export function boatingStorage(connection: DatabaseConnection): BoatingStorage {
  return keyedRecords<BoatingRecords>(connection, KINDS);
}
