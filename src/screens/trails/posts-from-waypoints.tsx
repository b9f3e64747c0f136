import { useState } from "react";
import { useStore } from "zustand";
import { TRAIL_LIMITS } from "#domain/trail/trail.ts";
import { folderText } from "#sentences/scouting/trails.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { trailEditorTexts as texts } from "#words/scouting/trail-editor.ts";
import type { EditorProps } from "./editor-props.ts";
import styles from "./trails.module.css";

/** Adds the waypoints of a folder as posts; nothing without waypoints. */
export function PostsFromWaypoints({ trail, record }: EditorProps) {
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const [isOpen, setOpen] = useState(false);
  if (waypoints.length === 0) return null;
  const names = [...new Set(waypoints.map(({ folder }) => folder ?? ""))].toSorted();
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{texts.fromWaypoints}</Button>;
  const room = TRAIL_LIMITS.posts - record.posts.length;
  return (
    <fieldset className={styles["form"]}>
      <legend>{texts.fromWaypoints}</legend>
      {names.map((folder) => {
        const those = waypoints.filter((waypoint) => (waypoint.folder ?? "") === folder);
        const add = () => {
          for (const { name, lat, lng } of those) {
            trail.addPost({ name, place: { lat, lng } });
          }
          setOpen(false);
        };
        return (
          <Button key={folder} disabled={those.length > room} onClick={add}>
            {folderText(folder || texts.noFolder, those.length)}
          </Button>
        );
      })}
    </fieldset>
  );
}
