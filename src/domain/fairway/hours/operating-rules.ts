/** The hours in which a bridge or lock is operated on some days. */
export interface OperatingRule {
  /** A bit per weekday, 1 for Monday … 64 for Sunday, and 128 for public holidays. */
  readonly days: number;
  /** Minutes after midnight in Amsterdam. */
  readonly fromMinutes: number;
  /**
   * Like `fromMinutes`; 1439 and 1440 are the end of the day, and a value below `fromMinutes` is on the next
   * day.
   */
  readonly toMinutes: number;
  /** Dutch text for people; read only for whether it denies operation. */
  readonly note: string;
  /** The fields of the source that the app does not know, as a JSON list; absent without any. */
  readonly otherFields?: string;
}

/** The rules for a part of every year. */
export interface OperatingPeriod {
  /** Month and day, 101–1231, both included; a start after the end crosses the end of the year. */
  readonly start: number;
  readonly end: number;
  readonly note: string;
  readonly rules: readonly OperatingRule[];
}

/** An uninterrupted time of operation, in minutes after midnight of one day; from 1440 on it is the next day. */
export interface Stretch {
  readonly fromMinutes: number;
  readonly toMinutes: number;
}

/** The minutes of a day. */
export const DAY = 1440;

/** The bit of public holidays in `OperatingRule.days`. */
export const HOLIDAY = 128;

/** The rules of a period that tell when something is operated, and the days for which they do not. */
export interface BelievedRules {
  readonly rules: readonly OperatingRule[];
  /** Bits as in `OperatingRule.days`: days whose hours outside `rules` are unknown. */
  readonly unknownDays: number;
}

/**
 * Separates the rules that tell when something is operated from those that only seem to. The source writes a day
 * without operation as a rule of the whole day too, and the field that tells both apart is not in its data:
 * - a rule whose own note denies operation operates nothing;
 * - a whole day is believed when all seven days are whole, or when the whole days beside it lead to operation that
 *   ends or begins at a midnight (Monday 06:00 to Friday 22:00); a whole holiday only when all seven days are;
 * - on any other whole day the hours are unknown.
 */
export function believedRules({ rules }: Pick<OperatingPeriod, "rules">): BelievedRules {
  const known = believed.get(rules);
  if (known) return known;
  const found = separated(rules);
  believed.set(rules, found);
  return found;
}

/** Periods share their rules, and each day asks for those of its neighbours. */
const believed = new WeakMap<readonly OperatingRule[], BelievedRules>();

function separated(rules: readonly OperatingRule[]): BelievedRules {
  const operating = rules.filter(({ note }) => !DENIES_OPERATION.test(note));
  const whole = WEEKDAYS.map((day) => isAlwaysOperated(operating, 1 << day));
  const areAllWhole = whole.every(Boolean);
  let unknownDays = 0;
  for (const { days } of operating.filter(isWholeDay)) unknownDays |= areAllWhole ? 0 : days;
  for (const day of WEEKDAYS) {
    if (joinsOperation(operating, day)) unknownDays &= ~(1 << day);
  }
  if (unknownDays === 0) return { rules: operating, unknownDays };
  return {
    rules: operating.map((rule) =>
      isWholeDay(rule) ? { ...rule, days: rule.days & ~unknownDays } : rule,
    ),
    unknownDays,
  };
}

/** "Geen bediening i.v.m. werkzaamheden", "Geen schuttingen, behoudens uitzonderingen". */
const DENIES_OPERATION = /\bgeen\s+(bediening|schutting)/i;

/** Why a note denies operation. */
export type DenialReason = "works" | "fault";

const REASONS: readonly (readonly [DenialReason, RegExp])[] = [
  ["works", /werkzaamhe|onderhoud|renovatie|reparatie/i],
  ["fault", /storing|defect|schade/i],
];

/** Returns why a note denies operation; null if it does not deny it, or gives no reason that is known here. */
export function denialReason(note: string): DenialReason | null {
  if (!DENIES_OPERATION.test(note)) return null;
  return REASONS.find(([, pattern]) => pattern.test(note))?.[0] ?? null;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

function isWholeDay(rule: OperatingRule): boolean {
  const { fromMinutes, toMinutes } = stretchOf(rule);
  return fromMinutes === 0 && toMinutes === DAY;
}

/** Tells whether the run of whole days to which this one belongs meets operation at one of its ends. */
function joinsOperation(rules: readonly OperatingRule[], day: number): boolean {
  return [-1, 1].some((step) => {
    for (let away = 1; away < 7; away++) {
      const bit = 1 << ((day + 7 + step * away) % 7);
      if (rules.some((rule) => (rule.days & bit) !== 0 && isWholeDay(rule))) continue;
      const beside = stretchesOn(rules, bit);
      return step < 0
        ? beside.some(({ toMinutes }) => toMinutes >= DAY)
        : beside.some(({ fromMinutes }) => fromMinutes === 0);
    }
    return false;
  });
}

/** Tells whether the rules of a day leave none of its minutes out. */
function isAlwaysOperated(rules: readonly OperatingRule[], bit: number): boolean {
  const [first] = mergedStretches(stretchesOn(rules, bit));
  return first !== undefined && first.fromMinutes === 0 && first.toMinutes >= DAY;
}

function stretchesOn(rules: readonly OperatingRule[], bit: number): readonly Stretch[] {
  return rules
    .filter(({ days }) => (days & bit) !== 0)
    .map(stretchOf)
    .filter(({ fromMinutes, toMinutes }) => toMinutes > fromMinutes);
}

/** Returns the hours of a rule on one day; those past midnight count on from 1440. */
export function stretchOf({ fromMinutes, toMinutes }: OperatingRule): Stretch {
  const end = toMinutes === DAY - 1 ? DAY : toMinutes;
  return { fromMinutes, toMinutes: end < fromMinutes ? end + DAY : end };
}

/** Joins stretches that touch or overlap, in order, and drops empty ones. */
export function mergedStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const found: Stretch[] = [];
  const ordered = stretches
    .filter(({ fromMinutes, toMinutes }) => toMinutes > fromMinutes)
    .toSorted((a, b) => a.fromMinutes - b.fromMinutes);
  for (const one of ordered) {
    const last = found.at(-1);
    if (!last || one.fromMinutes > last.toMinutes) found.push(one);
    else if (one.toMinutes > last.toMinutes) {
      found[found.length - 1] = { ...last, toMinutes: one.toMinutes };
    }
  }
  return found;
}
