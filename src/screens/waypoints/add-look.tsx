import { useId, useState } from "react";
import { useStore } from "zustand";
import { foldersOf } from "#domain/waypoints/list-filter.ts";
import { FOLDER_MAX_CHARS } from "#domain/waypoints/waypoint-limits.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { TextField } from "#ui/text-field.tsx";
import { addTexts } from "#words/waypoints/waypoints-list.ts";
import styles from "./waypoints-screen.module.css";

/** Lazy, because most waypoints keep the default look. */
const LookChoice = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "look-choice" */ "#parts/look-choice.tsx")).LookChoice,
);

/** The folder, icon and colour of a new waypoint. */
export interface NewLook {
  readonly folder: string;
  readonly icon: string | null;
  readonly color: string | null;
}

/** No folder, and the default icon and colour. */
export const USUAL_LOOK: NewLook = { folder: "", icon: null, color: null };

interface AddLookProps {
  readonly look: NewLook;
  readonly onChange: (look: NewLook) => void;
}

/** A collapsed section for the folder, icon and colour of a new waypoint. */
export function AddLook({ look, onChange }: AddLookProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  return (
    <details
      className={styles["look"]}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{addTexts.look}</summary>
      {isOpen ? (
        <>
          <TextField
            label={addTexts.folder}
            hint={addTexts.folderHint}
            list={listId}
            maxLength={FOLDER_MAX_CHARS}
            value={look.folder}
            onChange={(event) => onChange({ ...look, folder: event.currentTarget.value })}
          />
          <datalist id={listId}>
            {foldersOf(waypoints).map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <LookChoice
            icon={look.icon}
            color={look.color}
            onChoose={(chosen) => onChange({ ...look, ...chosen })}
          />
        </>
      ) : null}
    </details>
  );
}

/** Returns the fields that a new waypoint stores. */
export function lookFields({ folder, icon, color }: NewLook) {
  return {
    ...(folder.trim() ? { folder: folder.trim() } : {}),
    ...(icon ? { icon } : {}),
    ...(color ? { color } : {}),
  };
}
