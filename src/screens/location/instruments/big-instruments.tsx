import { type CSSProperties, useEffect } from "react";
import type { Instrument } from "#domain/instruments/instruments.ts";
import { instrumentName, instrumentTexts } from "#i18n/location.ts";
import { keepScreenOn } from "#state/position/keep-screen-on.ts";
import { FullScreen } from "#ui/full-screen.tsx";
import styles from "./big-instruments.module.css";
import { qualityWords } from "./instrument-words.ts";
import { type Known, readInstrument } from "./read-instrument.ts";

/** "123° ZO": what is longer may take two lines. */
const ONE_LINE_CHARS = 7;

interface BigInstrumentsProps {
  readonly known: Known;
  readonly inView: readonly Instrument[];
  readonly onClose: () => void;
}

/** All instruments in view over the whole screen, to be read at arm's length; the screen stays on. */
export function BigInstruments({ known, inView, onClose }: BigInstrumentsProps) {
  useEffect(keepScreenOn, []);
  return (
    <FullScreen
      label={instrumentTexts.bigHeading}
      closeLabel={instrumentTexts.closeBig}
      header={
        <p className={styles["quality"]} data-stale={known.position?.isStale ?? true}>
          {qualityWords(known)}
        </p>
      }
      onClose={onClose}
    >
      <dl className={styles["digits"]}>
        {inView.map((instrument) => (
          <BigInstrument key={instrument} instrument={instrument} known={known} />
        ))}
      </dl>
    </FullScreen>
  );
}

interface BigInstrumentProps {
  readonly instrument: Instrument;
  readonly known: Known;
}

function BigInstrument({ instrument, known }: BigInstrumentProps) {
  const { value, unit, note, isOld = false } = readInstrument(instrument, known);
  return (
    <div className={styles["instrument"]} data-old={isOld}>
      <dt>
        {instrumentName(instrument, known.layout)}
        {unit ? ` · ${unit}` : null}
      </dt>
      <dd
        className={styles["value"]}
        data-long={value.length > ONE_LINE_CHARS}
        style={{ "--chars": value.length } as CSSProperties}
      >
        {value}
      </dd>
      {note ? <dd className={styles["note"]}>{note}</dd> : null}
    </div>
  );
}
