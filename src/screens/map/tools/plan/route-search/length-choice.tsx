import { useState } from "react";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { readDecimal } from "#domain/text/read-decimal.ts";
import { writeDecimal } from "#domain/text/write-decimal.ts";
import { lengthWords } from "#sentences/plan/route-search.ts";
import chip from "#ui/chip.module.css";
import { LOCALE } from "#words/locale.ts";
import styles from "./route-search.module.css";

/** The usual lengths for a day trip, and the limits of the search, in the unit of the mode. */
export interface Lengths {
  readonly usual: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** The lengths of loops: nautical miles for a motorboat, kilometres otherwise. */
export const LOOP_LENGTHS: Readonly<Record<NetworkMode, Lengths>> = {
  walk: { usual: [5, 8, 12, 18], min: 2, max: 40 },
  cycle: { usual: [20, 30, 45, 60], min: 5, max: 120 },
  canoe: { usual: [5, 10, 15, 20], min: 2, max: 40 },
  motorboat: { usual: [5, 10, 15, 20], min: 3, max: 50 },
};

/** The lengths of a one-way trip: nautical miles for a motorboat, kilometres otherwise. */
export const REACH_LENGTHS: Readonly<Record<NetworkMode, Lengths>> = {
  walk: { usual: [3, 5, 10, 15], min: 1, max: 30 },
  cycle: { usual: [5, 10, 20, 40], min: 5, max: 80 },
  canoe: { usual: [3, 5, 10, 15], min: 1, max: 30 },
  motorboat: { usual: [3, 5, 10, 15], min: 3, max: 30 },
};

/** The lengths of loops along all ways, which are so dense that longer ones take long to find. */
export const FREE_LOOP_LENGTHS: Readonly<Record<NetworkMode, Lengths>> = {
  ...LOOP_LENGTHS,
  walk: { ...LOOP_LENGTHS.walk, max: 30 },
  cycle: { ...LOOP_LENGTHS.cycle, max: 60 },
};

/** The lengths of a one-way trip along all ways, every one of which is drawn. */
export const FREE_REACH_LENGTHS: Readonly<Record<NetworkMode, Lengths>> = {
  ...REACH_LENGTHS,
  walk: { usual: [1, 3, 5, 10], min: 1, max: 15 },
  cycle: { usual: [3, 5, 10, 20], min: 1, max: 25 },
};

interface LengthChoiceProps extends Lengths {
  readonly label: string;
  /** The unit, as written. */
  readonly unit: string;
  readonly length: number;
  readonly onChoose: (length: number) => void;
}

/** Lets the user choose a usual length with one tap, or type any other. */
export function LengthChoice({
  label,
  unit,
  length,
  usual,
  min,
  max,
  onChoose,
}: LengthChoiceProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    const number = readDecimal(text, min, max);
    if (number !== null) onChoose(number);
  }

  return (
    <fieldset className={styles["chips"]}>
      <legend className="visually-hidden">{label}</legend>
      {usual.map((one) => (
        <button
          key={one}
          type="button"
          className={chip["chip"]}
          aria-pressed={one === length}
          onClick={() => {
            setTyped(null);
            onChoose(one);
          }}
        >
          {one}
        </button>
      ))}
      <label className={styles["unit"]}>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={lengthWords(label, unit, min, max)}
          value={typed ?? writeDecimal(length, LOCALE)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        {unit}
      </label>
    </fieldset>
  );
}
