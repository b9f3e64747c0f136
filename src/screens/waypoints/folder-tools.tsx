import { type FormEvent, useState } from "react";
import { useStore } from "zustand";
import { FOLDER_MAX_CHARS } from "#domain/waypoints/waypoint-limits.ts";
import { ShareWaypoints } from "#parts/exchange/share-waypoints.tsx";
import { saveProblemText } from "#parts/save-problem.ts";
import { ExportMenu } from "#screens/waypoints/exchange/export-menu.tsx";
import { deleteFolderQuestion } from "#sentences/waypoints/waypoints-list.ts";
import { deleteFolder, renameFolder, waypointsStore } from "#state/waypoints/waypoints.ts";
import { setListView } from "#state/waypoints/waypoints-list-view.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { listTexts } from "#words/waypoints/waypoints-list.ts";
import styles from "./waypoints-screen.module.css";

type PendingAnswer = "nothing" | "rename" | "delete";

/** The actions on the shown folder; deleting asks for confirmation. */
export function FolderTools({ folder }: { readonly folder: string }) {
  const [asked, setAsked] = useState<PendingAnswer>("nothing");
  const [problem, setProblem] = useState<string>();
  const waypoints = useStore(waypointsStore, (state) => state.waypoints).filter(
    (waypoint) => waypoint.folder === folder,
  );
  const close = () => setAsked("nothing");
  const run = async (work: ReturnType<typeof deleteFolder>, folderAfter?: string) => {
    const result = await work;
    if (result.ok) setListView({ folder: folderAfter });
    else setProblem(saveProblemText(result.reason));
    close();
  };
  return (
    <div className={styles["actions"]}>
      <ShareWaypoints waypoints={waypoints} title={folder} />
      <ExportMenu waypoints={waypoints} title={folder} />
      <Button variant="quiet" onClick={() => setAsked("rename")}>
        {listTexts.renameFolder}
      </Button>
      <Button variant="quiet" onClick={() => setAsked("delete")}>
        {listTexts.deleteFolder}
      </Button>
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      {asked === "rename" ? (
        <RenameDialog
          folder={folder}
          onClose={close}
          onRename={(name) => void run(renameFolder(folder, name), name)}
        />
      ) : null}
      {asked === "delete" ? (
        <Dialog heading={listTexts.deleteFolder} onClose={close}>
          <p>{deleteFolderQuestion(folder, waypoints.length)}</p>
          <div className={styles["actions"]}>
            <Button variant="primary" onClick={() => void run(renameFolder(folder, null))}>
              {listTexts.keepWaypoints}
            </Button>
            <Button
              variant="danger"
              onClick={() =>
                void run(
                  deleteFolder(
                    folder,
                    waypoints.map(({ id }) => id),
                  ),
                )
              }
            >
              {listTexts.deleteWaypoints}
            </Button>
            <Button variant="quiet" onClick={close}>
              {listTexts.cancel}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}

interface RenameDialogProps {
  readonly folder: string;
  readonly onClose: () => void;
  readonly onRename: (name: string) => void;
}

function RenameDialog({ folder, onClose, onRename }: RenameDialogProps) {
  const [name, setName] = useState(folder);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onRename(name.trim());
  };
  return (
    <Dialog heading={listTexts.renameFolder} onClose={onClose}>
      <form
        className={classNames(layout["wideStack"], styles["form"])}
        onSubmit={submit}
        noValidate
      >
        <TextField
          label={listTexts.folderName}
          maxLength={FOLDER_MAX_CHARS}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className={styles["actions"]}>
          <Button type="submit" variant="primary">
            {listTexts.rename}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {listTexts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
