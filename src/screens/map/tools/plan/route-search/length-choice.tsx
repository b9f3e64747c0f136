import { useState } from "react";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { lengthWords, routeSearchTexts } from "#i18n/plan.ts";
import styles from "./route-search.module.css";

/** The usual lengths for a day trip, and the limits of the search; kilometres. */
export interface Lengths {
  readonly usual: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** The lengths of loops. */
export const LOOP_LENGTHS: Readonly<Record<NetworkMode, Lengths>> = {
  walk: { usual: [5, 8, 12, 18], min: 2, max: 40 },
  cycle: { usual: [20, 30, 45, 60], min: 5, max: 120 },
  canoe: { usual: [5, 10, 15, 20], min: 2, max: 40 },
  motorboat: { usual: [10, 20, 30, 40], min: 5, max: 100 },
};

/** The lengths of a one-way trip. */
export const REACH_LENGTHS: Readonly<Record<NetworkMode, Lengths>> = {
  walk: { usual: [3, 5, 10, 15], min: 1, max: 30 },
  cycle: { usual: [5, 10, 20, 40], min: 5, max: 80 },
  canoe: { usual: [3, 5, 10, 15], min: 1, max: 30 },
  motorboat: { usual: [5, 10, 20, 30], min: 5, max: 60 },
};

interface LengthChoiceProps extends Lengths {
  readonly label: string;
  readonly km: number;
  readonly onChoose: (km: number) => void;
}

/** Lets the user choose a usual length with one tap, or type any other. */
export function LengthChoice({ label, km, usual, min, max, onChoose }: LengthChoiceProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    const number = Number(text.replace(",", "."));
    if (number >= min && number <= max) onChoose(number);
  }

  return (
    <fieldset className={styles["chips"]}>
      <legend className="visually-hidden">{label}</legend>
      {usual.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === km}
          onClick={() => {
            setTyped(null);
            onChoose(one);
          }}
        >
          {one}
        </button>
      ))}
      <label className={styles["km"]}>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={lengthWords(label, min, max)}
          value={typed ?? `${km}`.replace(".", ",")}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        {routeSearchTexts.km}
      </label>
    </fieldset>
  );
}
