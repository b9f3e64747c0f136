import { Timer, X } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import {
  type HuntTimer,
  TIMER_KINDS,
  TIMER_LIMITS,
  USUAL_MINUTES,
} from "#domain/survey/hunt-timer.ts";
import { NumberField } from "#parts/number-field.tsx";
import { timeLeftText, timerName } from "#sentences/scouting/hunt.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { huntTimeLeftMs, removeHuntTimer, startHuntTimer } from "#state/scouting/hunt-timers.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { huntTimerTexts, huntTimerWords } from "#words/scouting/hunt-timers.ts";
import styles from "./hunt.module.css";

/** Counts down the locks of areas and the times to answer. */
export function HuntTimersPanel() {
  const timers = useStore(preferencesStore, ({ huntTimers }) => huntTimers);
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-label={huntTimerTexts.heading}>
      {timers.length === 0 ? null : (
        <>
          <ul className={layout["rows"]}>
            {timers.map((timer) => (
              <TimerRow key={timer.id} timer={timer} />
            ))}
          </ul>
          <p className={layout["hint"]}>{huntTimerTexts.hint}</p>
        </>
      )}
      {isAdding ? (
        <NewTimer onClose={() => setAdding(false)} />
      ) : (
        <Button icon={<Timer aria-hidden="true" />} onClick={() => setAdding(true)}>
          {huntTimerTexts.add}
        </Button>
      )}
    </section>
  );
}

function TimerRow({ timer }: { readonly timer: HuntTimer }) {
  // Drawn again as time passes.
  useStore(clockStore, ({ nowMs }) => nowMs);
  const name = timerName(timer);
  return (
    <li className={styles["timer"]}>
      <span>
        {name}: {timeLeftText(huntTimeLeftMs(timer))}
      </span>
      <IconButton
        label={huntTimerWords.remove(name)}
        icon={<X aria-hidden="true" size={20} />}
        onClick={() => removeHuntTimer(timer.id)}
      />
    </li>
  );
}

function NewTimer({ onClose }: { readonly onClose: () => void }) {
  const [kind, setKind] = useState<HuntTimer["kind"]>("lock");
  const [minutes, setMinutes] = useState<number>(USUAL_MINUTES.lock);
  const [name, setName] = useState("");
  return (
    <>
      <div className={styles["fields"]}>
        <Select
          label={huntTimerTexts.kind}
          options={TIMER_KINDS}
          value={kind}
          textOf={(one) => huntTimerTexts.kinds[one]}
          onChoose={(chosen) => {
            setKind(chosen);
            setMinutes(USUAL_MINUTES[chosen]);
          }}
        />
        <NumberField
          key={kind}
          label={huntTimerTexts.minutes}
          value={minutes}
          range={[1, TIMER_LIMITS.minutes]}
          maxDecimals={0}
          problem={huntTimerTexts.notMinutes}
          onChange={setMinutes}
        />
        <TextField
          label={huntTimerTexts.name}
          value={name}
          maxLength={TIMER_LIMITS.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <div className={layout["actions"]}>
        <Button
          variant="primary"
          onClick={() => {
            startHuntTimer({ kind, minutes, name: name.trim() });
            onClose();
          }}
        >
          {huntTimerTexts.start}
        </Button>
        <Button onClick={onClose}>{huntTimerTexts.cancel}</Button>
      </div>
    </>
  );
}
