import type { ManOverboard, Overboard } from "#domain/steering/man-overboard.ts";
import {
  type RecordKind,
  type RecordPlace,
  type RecordTransaction,
  storedForm,
} from "#storage/records/record-kind.ts";
import { type FirstOverboardRecord, LATER_OVERBOARD, MAN_OVERBOARD } from "./boating-records.ts";

/** The stored values of both records. */
interface StoredMarks {
  readonly first: unknown;
  readonly later: unknown;
}

/** Both records as one value, so that a change of the marks is one of both. */
const BOTH: RecordPlace = {
  stores: ["boating"],
  async get(transaction) {
    const first = await MAN_OVERBOARD.place.get(transaction, MAN_OVERBOARD.name);
    const later = await LATER_OVERBOARD.place.get(transaction, LATER_OVERBOARD.name);
    return first === undefined && later === undefined ? undefined : { first, later };
  },
  async put(transaction, _id, value) {
    const { first, later } = value as StoredMarks;
    await replace(transaction, MAN_OVERBOARD, first);
    await replace(transaction, LATER_OVERBOARD, later);
  },
};

/** Replaces a record; one that cannot be read is only replaced, never removed. */
async function replace(
  transaction: RecordTransaction,
  { place, name, read }: typeof MAN_OVERBOARD | typeof LATER_OVERBOARD,
  value: unknown,
): Promise<void> {
  const before = await place.get(transaction, name);
  const isLeft = before === undefined || read(before, name) === null;
  if (value !== undefined || !isLeft) await place.put(transaction, name, value);
}

/** The marks of people overboard, which are in the records `manOverboard` and `laterOverboard`. */
export const OVERBOARD: RecordKind<Overboard> = {
  name: "overboard",
  place: BOTH,
  format: MAN_OVERBOARD.format,
  read(stored) {
    const { first, later } = stored as StoredMarks;
    const one = MAN_OVERBOARD.read(first, MAN_OVERBOARD.name);
    const others = LATER_OVERBOARD.read(later, LATER_OVERBOARD.name);
    return {
      marks: [...(one ? [markOf(one)] : []), ...(others?.marks ?? [])],
      isUnreadable: (first !== undefined && !one) || (later !== undefined && !others),
      mayReplace: one !== null && !one.knowsLater,
    };
  },
  write({ marks: [first, ...later] }) {
    return {
      first: first && storedForm(MAN_OVERBOARD, { ...first, knowsLater: true }),
      later: later.length > 0 ? storedForm(LATER_OVERBOARD, { marks: later }) : undefined,
    };
  },
};

function markOf({ id, atMs, fix }: FirstOverboardRecord): ManOverboard {
  return { id, atMs, fix };
}
