import { Minus, Plus } from "lucide-react";
import { type FormEvent, type RefObject, useEffect, useId, useState } from "react";
import { useStore } from "zustand";
import { runsOfBoxes } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { type AreaCost, areaCost } from "#domain/packs/area-tiles.ts";
import { boxSizeMeters, middleOf } from "#domain/packs/framed-box.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { aboutBytes, areaSizeText, areaTexts, noRoomText, notThisSource } from "#i18n/areas.ts";
import { unreadText } from "#i18n/database-problem.ts";
import { packTexts } from "#i18n/packs.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { useAreaName } from "#screens/map/place/use-area-name.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { packsStore } from "#state/packs/packs.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./save-area.module.css";

/** The size is said aloud once the map was still for this long. */
const SAY_AFTER_MS = 800;

interface SaveAreaFormProps {
  readonly controller: Pick<MapPort, "watchArea" | "zoomBy" | "keepCenterIn">;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onSave: (area: { readonly name: string; readonly bounds: LngLatBox }) => void;
}

/** How large the framed area is, its name, and the button that saves it. */
export function SaveAreaForm({ controller, frame, onSave }: SaveAreaFormProps) {
  const [sizeId, noteId] = [useId(), useId()];
  const [bounds, setBounds] = useState<LngLatBox | null>(null);
  useVisibleArea(controller, frame);
  useEffect(() => {
    if (frame.current) return controller.watchArea(frame.current, setBounds);
    return;
  }, [controller, frame]);
  const usualName = useAreaName(bounds);
  const [typed, setTyped] = useState<string | null>(null);
  const cost = bounds && areaCost(runsOfBoxes([bounds]));
  const obstacle = useObstacle(cost);
  const { kind, name } = tileSourceFor(useStore(settingsStore, (settings) => settings.tileSource));
  const what = kind === "vector" ? areaTexts.what : notThisSource(name);
  const isTooLarge = obstacle === areaTexts.tooLarge;

  function save(event: FormEvent) {
    event.preventDefault();
    if (bounds && obstacle === null) onSave({ name: typed?.trim() || usualName, bounds });
  }

  const zoomBy = (levels: number) =>
    controller.zoomBy(levels, bounds ? middleOf(bounds) : undefined);

  return (
    <form className={styles["form"]} onSubmit={save}>
      <div className={styles["size"]}>
        <p id={sizeId} data-area-size={isTooLarge ? "too-large" : ""}>
          <strong>{cost && weightText(cost)}</strong>
          <span>{bounds && groundText(bounds)}</span>
        </p>
        <IconButton
          label={areaTexts.zoomOut}
          icon={<Minus aria-hidden="true" />}
          onClick={() => zoomBy(-1)}
        />
        <IconButton
          label={areaTexts.zoomIn}
          icon={<Plus aria-hidden="true" />}
          onClick={() => zoomBy(1)}
        />
      </div>
      <Said words={bounds && cost && `${weightText(cost)} ${groundText(bounds)}`} />
      <div className={styles["name"]}>
        <TextField
          label={areaTexts.name}
          value={typed ?? usualName}
          placeholder={usualName}
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          aria-disabled={obstacle !== null}
          aria-describedby={`${sizeId} ${noteId}`}
        >
          {areaTexts.save}
        </Button>
      </div>
      {obstacle === null || isTooLarge ? (
        <p id={noteId} className={styles["what"]}>
          {what}
        </p>
      ) : (
        <p id={noteId} className={styles["obstacle"]} role="alert">
          {obstacle}
        </p>
      )}
      <AllowOnline />
    </form>
  );
}

function weightText({ bytes, isTooLarge }: AreaCost): string {
  return isTooLarge ? areaTexts.tooLarge : aboutBytes(bytes);
}

function groundText(bounds: LngLatBox): string {
  const { width, height } = boxSizeMeters(bounds);
  return areaSizeText(width, height);
}

/** Why the area cannot be saved now, and what to do; null when it can. */
function useObstacle(cost: AreaCost | null): string | null {
  const isKeptOffline = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  const { isConnected } = useStore(connectionStore);
  const { problem, freeBytes } = useStore(packsStore);
  if (typeof problem === "string") return packTexts[problem];
  if (problem) return unreadText("packs", problem);
  if (isKeptOffline) return areaTexts.offlineOnly;
  if (!isConnected) return areaTexts.noConnection;
  if (cost?.isTooLarge) return areaTexts.tooLarge;
  return cost && freeBytes !== null && cost.bytes > freeBytes ? noRoomText(freeBytes) : null;
}

function AllowOnline() {
  const isKeptOffline = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  if (!isKeptOffline) return null;
  return (
    <Button onClick={() => setPreferences({ offlineOnly: false })}>{areaTexts.allowOnline}</Button>
  );
}

/** Words for who hears them, once they stay the same: a moving map would never fall silent. */
function Said({ words }: { readonly words: string | null }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(words), SAY_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [words]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
