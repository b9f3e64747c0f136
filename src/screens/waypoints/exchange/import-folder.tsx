import { useId } from "react";
import { useStore } from "zustand";
import type { FolderChoice } from "#domain/exchange/preview/preview-import.ts";
import { foldersOf } from "#domain/waypoints/list-filter.ts";
import { FOLDER_MAX_CHARS } from "#domain/waypoints/waypoint-limits.ts";
import { folderPerKindText, importScreenTexts } from "#i18n/import-screen.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Choice } from "#ui/choice.tsx";
import { TextField } from "#ui/text-field.tsx";

/** Where imported waypoints go, as it stands in the form. */
export interface FolderEntry {
  readonly kind: FolderChoice["kind"];
  /** Of the one folder for all, as long as that is what is chosen. */
  readonly name: string;
}

/** What what is imported says itself of folders. */
export interface SaidFolders {
  /** Whether anything names the folder that it is in. */
  readonly hasFolders: boolean;
  /** How many kinds of places there are. */
  readonly kindCount: number;
  /** Whether it came in a link, which is no file. */
  readonly isLink: boolean;
}

/** The choice that the form comes to; undefined for a missing name. */
export function folderChoiceOf({ kind, name }: FolderEntry): FolderChoice | undefined {
  if (kind !== "one") return { kind };
  return name.trim() === "" ? undefined : { kind, name: name.trim() };
}

interface FolderFieldProps {
  readonly said: SaidFolders;
  readonly choice: FolderEntry;
  readonly error: string | undefined;
  readonly onChoose: (choice: FolderEntry) => void;
}

/** Asks in which folder imported waypoints go, of what makes a difference. */
export function FolderField({ said, choice, error, onChoose }: FolderFieldProps) {
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const listId = useId();
  return (
    <fieldset>
      <legend>{importScreenTexts.folder}</legend>
      {choicesFor(said).map(([kind, label]) => (
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

function choicesFor({ hasFolders, kindCount, isLink }: SaidFolders) {
  const { folderAsInFile, folderAsShared, folderNone, folderOne } = importScreenTexts;
  const choices: readonly (readonly [FolderChoice["kind"], string, boolean])[] = [
    ["as-in-file", isLink ? folderAsShared : folderAsInFile, hasFolders],
    ["none", folderNone, true],
    ["per-kind", folderPerKindText(kindCount), kindCount > 0],
    ["one", folderOne, true],
  ];
  return choices.filter(([, , isThere]) => isThere);
}
