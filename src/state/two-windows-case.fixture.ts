import type { RecordPlace } from "#storage/records/record-kind.ts";
import type { LateWindow } from "./late-window.fixture.ts";

type EditNow = () => unknown;

/** A kind of record that two windows edit. */
export interface Case {
  readonly place: RecordPlace;
  readonly id: string;
  /** Stores what is edited. */
  readonly prepare: (window: LateWindow) => unknown;
  /** Reads it into a window, and returns edits there, each of other fields or items. */
  readonly open: (window: LateWindow) => Promise<readonly EditNow[]>;
  /** The stored record after all edits of any window. */
  readonly result: object;
  /** True if an edit stays pending when it cannot be stored; otherwise the user is told and can repeat it. */
  readonly isPending?: true;
}
