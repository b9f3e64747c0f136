import { useId } from "react";
import { useStore } from "zustand";
import type { FolderChoice } from "#domain/exchange/preview/preview-import.ts";
import { foldersOf } from "#domain/waypoints/list-filter.ts";
import { FOLDER_MAX_CHARS } from "#domain/waypoints/waypoint-limits.ts";
import { folderPerKindText } from "#sentences/exchange/import-screen.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Choice } from "#ui/choice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { importScreenTexts } from "#words/exchange/import-screen.ts";

/** The choice of folder for imported waypoints, as in the form. */
export interface FolderEntry {
  readonly kind: FolderChoice["kind"];
  /** The name of the folder, if all go into one. */
  readonly name: string;
}

/** The folders and kinds in the imported contents. */
export interface ImportedFolders {
  /** True if any item has a folder. */
  readonly hasFolders: boolean;
  /** The number of kinds of places. */
  readonly kindCount: number;
  /** True if it came in a link, which is not a file. */
  readonly isLink: boolean;
}

/** Returns the choice in the form; undefined for a missing name. */
export function folderChoiceOf({ kind, name }: FolderEntry): FolderChoice | undefined {
  if (kind !== "one") return { kind };
  return name.trim() === "" ? undefined : { kind, name: name.trim() };
}

interface FolderFieldProps {
  readonly folders: ImportedFolders;
  readonly choice: FolderEntry;
  readonly error: string | undefined;
  readonly onChoose: (choice: FolderEntry) => void;
}

/** Asks for the folder of imported waypoints, with the options that make a difference. */
export function FolderField({ folders, choice, error, onChoose }: FolderFieldProps) {
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const listId = useId();
  return (
    <fieldset>
      <legend>{importScreenTexts.folder}</legend>
      {choicesFor(folders).map(([kind, label]) => (
        <Choice
          key={kind}
          kind="radio"
          name="import-folder"
          label={label}
          checked={choice.kind === kind}
          onChoose={() => onChoose({ ...choice, kind })}
        />
      ))}
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

function choicesFor({ hasFolders, kindCount, isLink }: ImportedFolders) {
  const { folderAsInFile, folderAsShared, folderNone, folderOne } = importScreenTexts;
  const choices: readonly (readonly [FolderChoice["kind"], string, boolean])[] = [
    ["as-in-file", isLink ? folderAsShared : folderAsInFile, hasFolders],
    ["none", folderNone, true],
    ["per-kind", folderPerKindText(kindCount), kindCount > 0],
    ["one", folderOne, true],
  ];
  return choices.filter(([, , isThere]) => isThere);
}
