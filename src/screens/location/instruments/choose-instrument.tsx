import { useStore } from "zustand";
import {
  exchangeInstrument,
  INSTRUMENTS,
  type Instrument,
} from "#domain/instruments/instruments.ts";
import { instrumentName } from "#sentences/position/location.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { instrumentTexts } from "#words/position/location.ts";
import styles from "./instruments.module.css";

interface ChooseInstrumentProps {
  /** The index of the instrument to replace, from 0. */
  readonly place: number;
  readonly onClose: () => void;
}

/** Lets the user choose an instrument for one place of the panel; the choice is stored per mode of travel. */
export function ChooseInstrument({ place, onClose }: ChooseInstrumentProps) {
  const { instrumentLayout: layout, instruments } = useStore(preferencesStore);
  const inView = instruments[layout];
  function choose(instrument: Instrument) {
    const chosen = exchangeInstrument(inView, place, instrument);
    void setPreferences({ instruments: { ...instruments, [layout]: chosen } });
    onClose();
  }
  return (
    <Dialog heading={instrumentTexts.choose} onClose={onClose}>
      <div className={styles["choices"]} role="radiogroup" aria-label={instrumentTexts.choose}>
        {INSTRUMENTS.map((instrument) => (
          <Choice
            key={instrument}
            kind="radio"
            name="instrument"
            label={instrumentName(instrument, layout)}
            checked={instrument === inView[place]}
            onChoose={() => choose(instrument)}
          />
        ))}
      </div>
      <Button onClick={onClose}>{instrumentTexts.close}</Button>
    </Dialog>
  );
}
