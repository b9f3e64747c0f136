import { Maximize2, ShipWheel, Volume2 } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { useStore } from "zustand";
import { INSTRUMENT_LAYOUTS, type Instrument } from "#domain/instruments/instruments.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { instrumentName } from "#sentences/position/location.ts";
import { openHelm } from "#state/boating/helm-store.ts";
import { allowCompass } from "#state/position/position.ts";
import { beginTrip, takeTripBack, tripStore } from "#state/position/trip.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { instrumentTexts, LAYOUT_NAMES, locationTexts } from "#words/position/location.ts";
import { helmTexts } from "#words/water/boating.ts";
import { spokenSummary } from "./instrument-words.ts";
import styles from "./instruments.module.css";
import { type Known, type Reading, readInstrument } from "./read-instrument.ts";
import { useKnown } from "./use-known.ts";

/** Opened by a tap, one at a time. */
const BigInstruments = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "instrument-dialogs" */ "./big-instruments.tsx"))
      .BigInstruments,
);
const ChooseInstrument = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "instrument-dialogs" */ "./choose-instrument.tsx"))
      .ChooseInstrument,
);

const COMPASSES: readonly Instrument[] = ["compass", "magneticCompass"];

/** Shows the instruments in the units of the mode of travel; a tap replaces one. */
export function InstrumentPanel() {
  const instrumentLayout = useStore(
    preferencesStore,
    (preferences) => preferences.instrumentLayout,
  );
  const inView = useStore(preferencesStore, ({ instruments }) => instruments[instrumentLayout]);
  const [isCompassAsked, setCompassAsked] = useState(false);
  const known = useKnown(instrumentLayout, inView, isCompassAsked);
  const [changed, setChanged] = useState<number | null>(null);
  const [isBig, setBig] = useState(false);
  return (
    <Section heading={locationTexts.instruments}>
      <LayoutChoice />
      <ul className={styles["panel"]}>
        {inView.map((instrument, index) => (
          <li key={instrument}>
            <Tile
              name={instrumentName(instrument, instrumentLayout)}
              reading={readInstrument(instrument, known)}
              onTap={() => setChanged(index)}
            />
          </li>
        ))}
      </ul>
      <p className={classNames(layout["hint"], styles["hint"])}>{instrumentTexts.tapHint}</p>
      <div className={styles["actions"]}>
        <Button Icon={Maximize2} onClick={() => setBig(true)}>
          {instrumentTexts.big}
        </Button>
        {instrumentLayout === "water" ? (
          <Button Icon={ShipWheel} onClick={openHelm}>
            {helmTexts.heading}
          </Button>
        ) : null}
        <Speak summary={() => spokenSummary(inView, known)} />
        <TripButtons />
        {inView.some((instrument) => COMPASSES.includes(instrument)) ? (
          <CompassButton known={known} onAsked={() => setCompassAsked(true)} />
        ) : null}
      </div>

      {changed === null ? null : (
        <ChooseInstrument place={changed} onClose={() => setChanged(null)} />
      )}
      {isBig ? (
        <BigInstruments known={known} inView={inView} onClose={() => setBig(false)} />
      ) : null}
    </Section>
  );
}

interface CompassButtonProps {
  readonly known: Known;
  readonly onAsked: () => void;
}

/** A button for a compass that needs permission; without a compass it has no effect. */
function CompassButton({ known: { wantsLeave, heading }, onAsked }: CompassButtonProps) {
  if (!wantsLeave || heading.compass !== null) return null;
  const ask = () => void allowCompass().then(onAsked);
  return <Button onClick={ask}>{instrumentTexts.switchCompassOn}</Button>;
}

/** Lets the user choose the mode of travel; the choice is stored. */
function LayoutChoice() {
  const chosen = useStore(preferencesStore, (preferences) => preferences.instrumentLayout);
  return (
    <div className={styles["layouts"]} role="radiogroup" aria-label={instrumentTexts.layout}>
      {INSTRUMENT_LAYOUTS.map((layout) => (
        <Choice
          key={layout}
          kind="radio"
          name="instrument-layout"
          label={LAYOUT_NAMES[layout]}
          checked={layout === chosen}
          onChoose={() => void setPreferences({ instrumentLayout: layout })}
        />
      ))}
    </div>
  );
}

interface TileProps {
  readonly name: string;
  readonly reading: Reading;
  readonly onTap: () => void;
}

function Tile({ name, reading, onTap }: TileProps) {
  const { value, unit, note, isOld = false } = reading;
  return (
    <button type="button" className={styles["tile"]} data-old={isOld} onClick={onTap}>
      <span className={layout["hint"]}>{name}</span>{" "}
      <span
        className={styles["value"]}
        data-long={value.length > 9}
        style={{ "--chars": value.length } as CSSProperties}
      >
        {value}
        {unit ? <span className={styles["unit"]}>{` ${unit}`}</span> : null}
      </span>{" "}
      {note ? <span className={classNames(layout["hint"], styles["note"])}>{note}</span> : null}
      <span className="visually-hidden">. {instrumentTexts.exchange}</span>
    </button>
  );
}

/** Reads the instruments aloud for users who cannot look at the screen, at every tap. */
function Speak({ summary }: { readonly summary: () => string }) {
  const [message, setMessage] = useState({ words: "", count: 0 });
  return (
    <>
      <Button
        Icon={Volume2}
        onClick={() => setMessage(({ count }) => ({ words: summary(), count: count + 1 }))}
      >
        {instrumentTexts.speak}
      </Button>
      <div role="status" className={styles["message"]}>
        {/* A new element each time, so that the same text is announced again. */}
        {message.words ? <p key={message.count}>{message.words}</p> : null}
      </div>
    </>
  );
}

/** Resets the trip; an accidental tap can be undone. */
function TripButtons() {
  const canTakeBack = useStore(tripStore, ({ previous }) => previous !== null);
  return (
    <>
      <Button onClick={beginTrip}>{instrumentTexts.newTrip}</Button>
      {canTakeBack ? <Button onClick={takeTripBack}>{instrumentTexts.undoTrip}</Button> : null}
      <p role="status" className={classNames(layout["hint"], styles["hint"])}>
        {canTakeBack ? instrumentTexts.tripBegan : null}
      </p>
    </>
  );
}
