import { type FormEvent, useId, useState } from "react";
import { useStore } from "zustand";
import { foldersOf } from "#domain/waypoints/list-filter.ts";
import { FOLDER_MAX_CHARS } from "#domain/waypoints/waypoint-limits.ts";
import { moveToFolder, waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import layout from "#ui/layout.module.css";
import { TextField } from "#ui/text-field.tsx";
import { listTexts } from "#words/waypoints/waypoints-list.ts";
import styles from "./waypoints-screen.module.css";

interface MoveDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onMoved: (result: Awaited<ReturnType<typeof moveToFolder>>) => void;
}

/** Asks for a folder and moves the waypoints there. */
export function MoveDialog({ ids, onClose, onMoved }: MoveDialogProps) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const listId = useId();
  const move = async (folder: string | null) => onMoved(await moveToFolder(ids, folder));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void move(name.trim());
    else setError(listTexts.folderMissing);
  };
  return (
    <Dialog heading={listTexts.moveHeading} onClose={onClose}>
      <form
        className={classNames(layout["wideStack"], styles["form"])}
        onSubmit={submit}
        noValidate
      >
        <TextField
          label={listTexts.folderName}
          hint={listTexts.folderHint}
          error={error}
          list={listId}
          maxLength={FOLDER_MAX_CHARS}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <datalist id={listId}>
          {foldersOf(waypoints).map((folder) => (
            <option key={folder.name} value={folder.name} />
          ))}
        </datalist>
        <div className={styles["actions"]}>
          <Button type="submit" variant="primary">
            {listTexts.moveConfirm}
          </Button>
          <Button onClick={() => void move(null)}>{listTexts.outOfFolder}</Button>
          <Button variant="quiet" onClick={onClose}>
            {listTexts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
