import { type CSSProperties, useEffect } from "react";
import type { Instrument } from "#domain/instruments/instruments.ts";
import { instrumentName } from "#sentences/position/location.ts";
import { keepScreenOn } from "#state/position/keep-screen-on.ts";
import { FullScreen } from "#ui/full-screen.tsx";
import layout from "#ui/layout.module.css";
import { instrumentTexts } from "#words/position/location.ts";
import styles from "./big-instruments.module.css";
import { qualityWords } from "./instrument-words.ts";
import { type Known, readInstrument } from "./read-instrument.ts";

/** The longest text for one line, "123° ZO"; longer ones can take two. */
const ONE_LINE_CHARS = 7;

interface BigInstrumentsProps {
  readonly known: Known;
  readonly inView: readonly Instrument[];
  readonly onClose: () => void;
}

/** Shows the chosen instruments full screen, readable at arm's length; the screen stays on. */
export function BigInstruments({ known, inView, onClose }: BigInstrumentsProps) {
  const isStale = known.position?.isStale ?? true;
  useEffect(keepScreenOn, []);
  return (
    <FullScreen
      label={instrumentTexts.bigHeading}
      closeLabel={instrumentTexts.closeBig}
      header={
        <p className={isStale ? layout["doubtful"] : undefined} data-stale={isStale}>
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
