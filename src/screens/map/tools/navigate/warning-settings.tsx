import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { GuidanceEvent } from "#domain/guidance/announce.ts";
import type { GuidanceWarnings } from "#domain/guidance/warnings.ts";
import { formatMeters } from "#sentences/intl/format.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Choice } from "#ui/choice.tsx";
import { Select } from "#ui/select.tsx";
import { LOCALE } from "#words/locale.ts";
import { warningTexts } from "#words/plan/guidance.ts";
import styles from "./navigation.module.css";

const DISTANCES_METERS = [40, 80, 150, 300] as const;

/** The sample announcement for a newly chosen way. */
const EXAMPLE: GuidanceEvent = {
  kind: "near",
  meters: 80,
  turn: "right",
  node: { label: "34", alongMeters: 0 },
};

/** Lets the user choose the announcements during navigation; each newly chosen way gives a sample. */
export function WarningSettings() {
  const warnings = useStore(preferencesStore, (state) => state.guidanceWarnings);
  const [hasNoVoice, setNoVoice] = useState(false);
  const change = (changes: Partial<GuidanceWarnings>) =>
    setPreferences({ guidanceWarnings: { ...warnings, ...changes } });

  // It may have been chosen on another device.
  useEffect(() => {
    if (warnings.speaks) void guidance.hasVoice(LOCALE).then((hasVoice) => setNoVoice(!hasVoice));
  }, [warnings.speaks]);

  function choose(kind: "vibrates" | "sounds" | "speaks", isOn: boolean) {
    change({ [kind]: isOn });
    if (isOn) guidance.tryOut(EXAMPLE, { [kind]: true });
  }

  async function chooseVoice(isOn: boolean) {
    const hasVoice = !isOn || (await guidance.hasVoice(LOCALE));
    setNoVoice(!hasVoice);
    if (hasVoice) choose("speaks", isOn);
  }

  const choice = (kind: "vibrates" | "sounds", label: string, hint: string) => (
    <Choice
      kind="checkbox"
      name={`guidance-${kind}`}
      label={label}
      hint={hint}
      checked={warnings[kind]}
      onChoose={(isOn) => choose(kind, isOn)}
    />
  );
  return (
    <details className={styles["warnings"]}>
      <summary>{warningTexts.heading}</summary>
      <Select
        label={warningTexts.distance}
        hint={warningTexts.earlier}
        options={[...new Set([...DISTANCES_METERS, warnings.meters])]}
        value={warnings.meters}
        textOf={formatMeters}
        onChoose={(meters) => change({ meters })}
      />
      {choice("vibrates", warningTexts.vibrates, warningTexts.vibratesHint)}
      {choice("sounds", warningTexts.sounds, warningTexts.soundsHint)}
      <Choice
        kind="checkbox"
        name="guidance-speaks"
        label={warningTexts.speaks}
        checked={warnings.speaks}
        onChoose={(isOn) => void chooseVoice(isOn)}
      />
      <p role="status" className={styles["word"]}>
        {hasNoVoice ? warningTexts.noVoice : null}
      </p>
    </details>
  );
}
