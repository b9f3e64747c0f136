import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useState } from "react";
import { useStore } from "zustand";
import type { AreaSource } from "#domain/areas/area-source.ts";
import type { LineRef } from "#domain/links/line-ref.ts";
import { type AreaCost, areaCost } from "#domain/packs/area-tiles.ts";
import type { NewArea } from "#domain/packs/new-area-job.ts";
import type { RegionCircle } from "#domain/packs/region/region-circle.ts";
import { type TileSource, tileSourceFor } from "#domain/tiles/tile-sources.ts";
import areaJobs from "#screens/map/card/area-jobs.module.css";
import { AllowOnline, useFetchObstacle } from "#screens/map/card/area-jobs.tsx";
import { aboutBytes, noRoomText } from "#sentences/packs/areas.ts";
import { packsStore } from "#state/packs/packs.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import row from "#ui/row.module.css";
import { TextField } from "#ui/text-field.tsx";
import { areaShapeTexts } from "#words/packs/area-shapes.ts";
import { areaTexts } from "#words/packs/areas.ts";
import { regionTexts } from "#words/packs/region.ts";
import { AlongShape } from "./along-shape.tsx";
import { AroundShape } from "./around-shape.tsx";
import { FrameShape } from "./frame-shape.tsx";
import { RegionContents, type RegionOfArea, useRegionChoice } from "./region-contents.tsx";
import { RegionShape } from "./region-shape.tsx";
import styles from "./save-area.module.css";
import type { ChosenArea, ShapeKind, ShapeProps } from "./shape-props.ts";
import { checkedSource, SourceChoice, sourceHint, sourceShown } from "./source-choice.tsx";

/** The size is announced once the map has been still for this long. */
const SAY_AFTER_MS = 800;

const KINDS: readonly ShapeKind[] = ["frame", "around", "along", "region"];

interface SaveAreaFormProps extends Pick<ShapeProps, "controller"> {
  readonly kind: ShapeKind;
  readonly onKind: (kind: ShapeKind) => void;
  readonly frame: RefObject<HTMLElement | null>;
  /** The requested line. */
  readonly along: LineRef | null;
  /** True if the networks and the waters come with the map. */
  readonly isRegion?: boolean;
  /** The circle with which *Around* begins; null begins around the user. */
  readonly circle?: RegionCircle | null;
  /** Called with what comes with the map of a region. */
  readonly onSave: (area: NewArea, region?: RegionOfArea) => void;
}

/** The form for the shape and the name of an area, with its size and the button that saves it. */
export function SaveAreaForm(props: SaveAreaFormProps) {
  const { controller, kind, onKind, frame, along, isRegion = false, circle = null } = props;
  const [sizeId, noteId] = [useId(), useId()];
  const [chosen, setChosen] = useState<ChosenArea | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = tileSourceFor(useStore(settingsStore, (settings) => settings.tileSource));
  const [source, setSource] = useState<AreaSource>(() => sourceOf(shown, isRegion));
  const region = useRegionChoice(chosen, isRegion);
  const cost = chosen && areaCost(chosen.runs, source);
  const tooLarge = tooLargeText(kind, source);
  const problem = useObstacle(cost, tooLarge);
  const obstacle = problem ?? (checkedSource(source) ? null : areaTexts.noAddress);
  const isTooLarge = obstacle === tooLarge;
  const usualName = chosen?.usualName ?? areaTexts.unnamed;
  const isReady = chosen !== null && (!isRegion || region.wanted !== null);

  function save(event: FormEvent) {
    event.preventDefault();
    const from = checkedSource(source);
    if (!chosen || obstacle !== null || !from || !isReady) return;
    const area = { name: typed?.trim() || usualName, runs: chosen.runs, source: from };
    if (region.wanted) props.onSave(area, region.wanted);
    else props.onSave(area);
  }

  const size = (
    <p id={sizeId} data-area-size={isTooLarge ? "too-large" : ""} data-at-peek="">
      <strong>{cost && weightText(cost, tooLarge)}</strong>
      <span>{chosen?.groundText}</span>
    </p>
  );
  return (
    <form className={styles["form"]} onSubmit={save}>
      <ShapeChoice
        kind={kind}
        onKind={(next) => {
          if (next !== kind) setChosen(null);
          onKind(next);
        }}
      />
      <Shape
        kind={kind}
        frame={frame}
        along={along}
        circle={circle}
        controller={controller}
        size={size}
        onChosen={setChosen}
      />
      {isRegion ? (
        <RegionContents choice={region} />
      ) : (
        <SourceChoice source={source} onChoose={setSource} />
      )}
      <FormMessage words={chosen && cost && `${weightText(cost, tooLarge)} ${chosen.groundText}`} />
      <div className={classNames(row["fieldRow"], styles["name"])} data-at-foot="">
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
          aria-disabled={obstacle !== null || !isReady}
          aria-describedby={`${sizeId} ${noteId}`}
        >
          {isRegion ? regionTexts.fetch : areaTexts.save}
        </Button>
      </div>
      <Note
        id={noteId}
        obstacle={isTooLarge ? null : obstacle}
        hint={isRegion ? regionTexts.waters : sourceHint(source, shown)}
      />
      <AllowOnline />
    </form>
  );
}

interface NoteProps {
  readonly id: string;
  readonly obstacle: string | null;
  readonly hint: string;
}

/** Why the area cannot be saved; if it can, what is saved. */
function Note({ id, obstacle, hint }: NoteProps) {
  if (obstacle === null) {
    return (
      <p id={id} className={layout["hint"]}>
        {hint}
      </p>
    );
  }
  return (
    <p id={id} className={areaJobs["obstacle"]} role="alert">
      {obstacle}
    </p>
  );
}

interface ChosenShapeProps extends Pick<SaveAreaFormProps, "kind" | "frame" | "along">, ShapeProps {
  readonly circle: RegionCircle | null;
  readonly size: ReactNode;
}

function Shape({ kind, frame, along, circle, ...shape }: ChosenShapeProps) {
  switch (kind) {
    case "frame":
      return <FrameShape {...shape} frame={frame} />;
    case "around":
      return <AroundShape {...shape} asked={circle} />;
    case "along":
      return <AlongShape {...shape} asked={along} />;
    case "region":
      return <RegionShape {...shape} />;
  }
}

/** A region has the map of the app; another area begins with the visible map. */
function sourceOf(shown: TileSource, isRegion: boolean): AreaSource {
  return isRegion ? { kind: "online" } : sourceShown(shown);
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
        <label key={one} className="shows-focus">
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
function FormMessage({ words }: { readonly words: string | null }) {
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
