import { type FormEvent, type RefObject, useEffect, useId, useState } from "react";
import { useStore } from "zustand";
import type { AreaSource } from "#domain/areas/area-source.ts";
import type { LineRef } from "#domain/links/line-ref.ts";
import { type AreaCost, areaCost } from "#domain/packs/area-tiles.ts";
import type { NewArea } from "#domain/packs/new-area-job.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { areaShapeTexts } from "#i18n/packs/area-shapes.ts";
import { aboutBytes, areaTexts, noRoomText } from "#i18n/packs/areas.ts";
import areaJobs from "#screens/map/card/area-jobs.module.css";
import { AllowOnline, useFetchObstacle } from "#screens/map/card/area-jobs.tsx";
import { packsStore } from "#state/packs/packs.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import row from "#ui/row.module.css";
import { TextField } from "#ui/text-field.tsx";
import { AlongShape } from "./along-shape.tsx";
import { AroundShape } from "./around-shape.tsx";
import { FrameShape } from "./frame-shape.tsx";
import { RegionShape } from "./region-shape.tsx";
import styles from "./save-area.module.css";
import type { ChosenArea, ShapeKind, ShapeProps } from "./shape-props.ts";
import { checkedSource, SourceChoice, sourceShown, whatText } from "./source-choice.tsx";

/** The size is announced once the map has been still for this long. */
const SAY_AFTER_MS = 800;

const KINDS: readonly ShapeKind[] = ["frame", "around", "along", "region"];

interface SaveAreaFormProps extends Pick<ShapeProps, "controller"> {
  readonly kind: ShapeKind;
  readonly onKind: (kind: ShapeKind) => void;
  readonly frame: RefObject<HTMLElement | null>;
  /** The requested line. */
  readonly along: LineRef | null;
  readonly onSave: (area: NewArea) => void;
}

/** The form for the shape and the name of an area, with its size and the button that saves it. */
export function SaveAreaForm({
  controller,
  kind,
  onKind,
  frame,
  along,
  onSave,
}: SaveAreaFormProps) {
  const [sizeId, noteId] = [useId(), useId()];
  const [chosen, setChosen] = useState<ChosenArea | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = tileSourceFor(useStore(settingsStore, (settings) => settings.tileSource));
  const [source, setSource] = useState<AreaSource>(() => sourceShown(shown));
  const cost = chosen && areaCost(chosen.runs, source);
  const tooLarge = tooLargeText(kind, source);
  const problem = useObstacle(cost, tooLarge);
  const obstacle = problem ?? (checkedSource(source) ? null : areaTexts.noAddress);
  const isTooLarge = obstacle === tooLarge;
  const usualName = chosen?.usualName ?? areaTexts.unnamed;

  function save(event: FormEvent) {
    event.preventDefault();
    const from = checkedSource(source);
    if (!chosen || obstacle !== null || !from) return;
    onSave({ name: typed?.trim() || usualName, runs: chosen.runs, source: from });
  }

  const size = (
    <p id={sizeId} data-area-size={isTooLarge ? "too-large" : ""}>
      <strong>{cost && weightText(cost, tooLarge)}</strong>
      <span>{chosen?.groundText}</span>
    </p>
  );
  const shape = { controller, onChosen: setChosen };
  return (
    <form className={layout["closeStack"]} onSubmit={save}>
      <ShapeChoice
        kind={kind}
        onKind={(next) => {
          if (next !== kind) setChosen(null);
          onKind(next);
        }}
      />
      {kind === "frame" ? <FrameShape {...shape} frame={frame} size={size} /> : null}
      {kind === "around" ? <AroundShape {...shape} size={size} /> : null}
      {kind === "along" ? <AlongShape {...shape} asked={along} size={size} /> : null}
      {kind === "region" ? <RegionShape {...shape} size={size} /> : null}
      <SourceChoice source={source} onChoose={setSource} />
      <Said words={chosen && cost && `${weightText(cost, tooLarge)} ${chosen.groundText}`} />
      <div className={classNames(row["fieldRow"], styles["name"])}>
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
          aria-disabled={obstacle !== null || chosen === null}
          aria-describedby={`${sizeId} ${noteId}`}
        >
          {areaTexts.save}
        </Button>
      </div>
      {obstacle === null || isTooLarge ? (
        <p id={noteId} className={layout["hint"]}>
          {whatText(source, shown)}
        </p>
      ) : (
        <p id={noteId} className={areaJobs["obstacle"]} role="alert">
          {obstacle}
        </p>
      )}
      <AllowOnline />
    </form>
  );
}

function tooLargeText(kind: ShapeKind, source: AreaSource): string {
  if (source.kind === "pictures") return areaTexts.tooLargePictures;
  return kind === "frame" ? areaTexts.tooLarge : areaShapeTexts.tooLargeShape;
}

function ShapeChoice({ kind, onKind }: Pick<SaveAreaFormProps, "kind" | "onKind">) {
  return (
    <fieldset className={styles["shapes"]}>
      <legend className="visually-hidden">{areaTexts.shape}</legend>
      {KINDS.map((one) => (
        <label key={one}>
          <input type="radio" name="shape" checked={one === kind} onChange={() => onKind(one)} />
          <span>{areaShapeTexts[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function weightText({ bytes, isTooLarge }: AreaCost, tooLarge: string): string {
  return isTooLarge ? tooLarge : aboutBytes(bytes);
}

/** Returns the reason why the area cannot be saved and the solution; null if it can be saved. */
function useObstacle(cost: AreaCost | null, tooLarge: string): string | null {
  const obstacle = useFetchObstacle(areaTexts);
  const freeBytes = useStore(packsStore, (packs) => packs.freeBytes);
  if (obstacle !== null) return obstacle;
  if (cost?.isTooLarge) return tooLarge;
  return cost && freeBytes !== null && cost.bytes > freeBytes ? noRoomText(freeBytes) : null;
}

/** Announces a text once it stays the same, because a moving map would never be silent. */
function Said({ words }: { readonly words: string | null }) {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setMessage(words), SAY_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [words]);
  return (
    <p className="visually-hidden" role="status">
      {message}
    </p>
  );
}
