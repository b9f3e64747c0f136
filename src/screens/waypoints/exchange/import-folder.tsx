import { useId } from "react";
import { useStore } from "zustand";
import { FOLDER_MAX_CHARS } from "#domain/waypoints/limits.ts";
import { foldersOf } from "#domain/waypoints/list-filter.ts";
import { importScreenTexts } from "#i18n/import-screen.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Choice } from "#ui/choice.tsx";
import { TextField } from "#ui/text-field.tsx";

/** Where imported waypoints go, as it stands in the form. */
export interface FolderChoice {
  readonly kind: "as-in-file" | "one";
  readonly name: string;
}

/** The one folder that was chosen; null for each as its file says, undefined for a missing name. */
export function folderOf({ kind, name }: FolderChoice): string | null | undefined {
  if (kind === "as-in-file") return null;
  return name.trim() === "" ? undefined : name.trim();
}

interface FolderFieldProps {
  readonly choice: FolderChoice;
  readonly error: string | undefined;
  readonly onChoose: (choice: FolderChoice) => void;
}

/** Asks in which folder imported waypoints go. */
export function FolderField({ choice, error, onChoose }: FolderFieldProps) {
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const listId = useId();
  return (
    <fieldset>
      <legend>{importScreenTexts.folder}</legend>
      <Choice
        kind="radio"
        name="import-folder"
        label={importScreenTexts.folderAsInFile}
        checked={choice.kind === "as-in-file"}
        onChoose={() => onChoose({ ...choice, kind: "as-in-file" })}
      />
      <Choice
        kind="radio"
        name="import-folder"
        label={importScreenTexts.folderOne}
        checked={choice.kind === "one"}
        onChoose={() => onChoose({ ...choice, kind: "one" })}
      />
      {choice.kind === "one" ? (
        <>
          <TextField
            label={importScreenTexts.folderName}
            error={error}
            list={listId}
            maxLength={FOLDER_MAX_CHARS}
            value={choice.name}
            onChange={(event) => onChoose({ kind: "one", name: event.currentTarget.value })}
          />
          <datalist id={listId}>
            {foldersOf(waypoints).map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      ) : null}
    </fieldset>
  );
}
