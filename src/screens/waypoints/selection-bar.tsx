import { FolderInput, Palette, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { ShareWaypoints } from "#parts/exchange/share-waypoints.tsx";
import { saveProblemText } from "#parts/save-problem.ts";
import { ExportMenu } from "#screens/waypoints/exchange/export-menu.tsx";
import { selectedText } from "#sentences/waypoints/waypoints-list.ts";
import type { SaveManyResult } from "#state/waypoints/save-result.ts";
import { deleteMany } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { waypointTexts } from "#words/waypoints/waypoints.ts";
import { listTexts } from "#words/waypoints/waypoints-list.ts";
import { LookDialog } from "./look-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import styles from "./selection-bar.module.css";

interface SelectionBarProps {
  readonly listed: readonly Waypoint[];
  readonly selection: ReadonlySet<string>;
  /**
   * Changes the selection.
   * @param selection null ends selecting
   */
  readonly onSelect: (selection: ReadonlySet<string> | null) => void;
}

/** The actions on the selected waypoints, except those hidden by a filter. */
export function SelectionBar({ listed, selection, onSelect }: SelectionBarProps) {
  const [asked, setAsked] = useState<"folder" | "look" | null>(null);
  const [problem, setProblem] = useState<string>();
  const chosen = listed.filter(({ id }) => selection.has(id));
  const ids = chosen.map(({ id }) => id);
  const isAll = ids.length === listed.length;
  const remove = async () => {
    const result = await deleteMany(ids);
    // Another tab may have deleted them first.
    if (result.ok || result.reason === "unknown-id") onSelect(null);
    else setProblem(waypointTexts[result.reason === "full" ? "notDeletedFull" : "notDeleted"]);
  };
  const done = (result: SaveManyResult) => {
    setAsked(null);
    if (result.ok) onSelect(null);
    else setProblem(saveProblemText(result.reason));
  };
  return (
    <section className={styles["bar"]} aria-label={listTexts.selection} data-action-bar>
      <div className={styles["head"]}>
        <p role="status">{selectedText(ids.length)}</p>
        <Button
          variant="quiet"
          onClick={() => onSelect(new Set(isAll ? [] : listed.map(({ id }) => id)))}
        >
          {isAll ? listTexts.selectNone : listTexts.selectAll}
        </Button>
      </div>
      <div className={styles["actions"]}>
        <Button Icon={FolderInput} disabled={ids.length === 0} onClick={() => setAsked("folder")}>
          {listTexts.move}
        </Button>
        <Button Icon={Palette} disabled={ids.length === 0} onClick={() => setAsked("look")}>
          {listTexts.look}
        </Button>
        <ExportMenu waypoints={chosen} title={waypointTexts.heading} />
        <ShareWaypoints waypoints={chosen} title={waypointTexts.heading} />
        <Button
          variant="danger"
          Icon={Trash2}
          disabled={ids.length === 0}
          onClick={() => void remove()}
        >
          {listTexts.remove}
        </Button>
      </div>
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      {asked === "folder" ? (
        <MoveDialog ids={ids} onClose={() => setAsked(null)} onMoved={done} />
      ) : null}
      {asked === "look" ? (
        <LookDialog ids={ids} onClose={() => setAsked(null)} onChanged={done} />
      ) : null}
    </section>
  );
}
