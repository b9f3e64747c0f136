import { Bike, Footprints, Kayak, Ship } from "lucide-react";
import { useStore } from "zustand";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { setPlanMode } from "#screens/map/tools/plan/plan-mode.ts";
import styles from "#screens/map/tools/plan/planner.module.css";
import { planner } from "#state/plans/planner.ts";
import { MODE_NAMES, planTexts } from "#words/plan/plan.ts";

const MODES: readonly { readonly mode: NetworkMode; readonly Icon: typeof Bike }[] = [
  { mode: "walk", Icon: Footprints },
  { mode: "cycle", Icon: Bike },
  { mode: "motorboat", Icon: Ship },
  { mode: "canoe", Icon: Kayak },
];

/** Lets the user choose the mode. */
export function PlanModes() {
  const current = useStore(planner.store, ({ draft }) => draft.mode);
  const choose = (mode: NetworkMode) => {
    setPlanMode(mode);
    void planner.setMode(mode);
  };
  return <ModeChoice name="plan-mode" current={current} onChoose={choose} />;
}

interface ModeChoiceProps {
  readonly name: string;
  readonly current: NetworkMode;
  readonly onChoose: (mode: NetworkMode) => void;
}

/** A button per mode; one is chosen. */
export function ModeChoice({ name, current, onChoose }: ModeChoiceProps) {
  return (
    <fieldset className={styles["modes"]}>
      <legend className="visually-hidden">{planTexts.mode}</legend>
      {MODES.map(({ mode, Icon }) => (
        <label key={mode} className="shows-focus">
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={mode === current}
            onChange={() => onChoose(mode)}
          />
          <Icon aria-hidden="true" size={22} />
          <span>{MODE_NAMES[mode]}</span>
        </label>
      ))}
    </fieldset>
  );
}
