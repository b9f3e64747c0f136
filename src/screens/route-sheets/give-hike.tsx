import { Download, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Patrol, RouteSheets } from "#domain/route-sheet/route-sheets.ts";
import { fitsPatrol, type HikeParcel, hikeLink } from "#domain/sharing/hike-parcel.ts";
import { isEmptyHunt } from "#domain/survey/hunt.ts";
import { problemsOfPost } from "#domain/trail/trail.ts";
import type { TrailRecord } from "#domain/trail/trail-record.ts";
import { appOrigin } from "#parts/exchange/app-origin.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { hikeName, hikeNote, startPostLabel } from "#sentences/scouting/hike.ts";
import { postName, trailName } from "#sentences/scouting/trails.ts";
import { saveHikeFile } from "#state/exchange/save-trail-file.ts";
import type { ReadSheetRoute } from "#state/route-sheet/read-sheet-route.ts";
import { huntStore, loadHunt } from "#state/scouting/hunt.ts";
import { loadTracks, tracksStore } from "#state/tracks/tracks.ts";
import { trails } from "#state/trail/trails.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { Select } from "#ui/select.tsx";
import { giveHikeTexts as texts } from "#words/scouting/hike.ts";
import { patrolTexts } from "#words/scouting/patrols.ts";
import { sheetTexts } from "#words/scouting/route-sheet.ts";
import { trailTexts } from "#words/scouting/trails.ts";
import { trackTexts } from "#words/tracks/tracks.ts";
import {
  type HikeChoice,
  isOnMaps,
  LineTooLongError,
  makeHike,
  NoAreaMapError,
} from "./make-hike.ts";

const LinkDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "share" */ "#parts/exchange/link-dialog.tsx")).LinkDialog,
);

interface GiveHikeProps {
  readonly read: ReadSheetRoute;
  readonly sheets: RouteSheets;
}

type Stage =
  | { readonly kind: "idle" | "making" }
  | { readonly kind: "failed"; readonly text: string }
  | { readonly kind: "link"; readonly hike: HikeParcel };

const NO_TRAIL = "";
const FIRST_CHOICE: HikeChoice = {
  hasSheets: true,
  hasMaps: false,
  hasAreaMap: false,
  hasRoute: false,
  hasHunt: false,
  lineIds: [],
};

/** Hands a hike to one patrol: what the leader ticks, as a link, a code or a file. */
export function GiveHike({ read, sheets }: GiveHikeProps) {
  const { patrols } = sheets;
  const [chosenId, setChosenId] = useState("");
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [trailId, setTrailId] = useState(NO_TRAIL);
  const [start, setStart] = useState(0);
  const [lacks, setLacks] = useState<readonly string[]>([]);
  const [stage, setStage] = useState<Stage>({ kind: "idle" });
  const ownTrails = useStore(trails.store, (state) => state.trails) ?? [];
  useEffect(() => {
    void trails.load();
    void loadTracks();
    void loadHunt();
  }, []);
  const patrol = patrols.find(({ id }) => id === chosenId) ?? patrols[0];
  const trail = ownTrails.find(({ id }) => id === trailId) ?? null;
  if (!patrol) return null;
  const give = async (method: "link" | "file") => {
    setStage({ kind: "making" });
    setLacks([]);
    try {
      const sealed = trail && (await trails.seal(trail, startOf(trail, start)));
      // Without its posts the hike would not be what was ticked.
      if (trail && !sealed) throw new Error("The trail is not ready.");
      const isFile = method === "file";
      const [hasMaps, hasAreaMap] = [choice.hasMaps && isFile, choice.hasAreaMap && isFile];
      const chosen = { ...choice, hasMaps, hasAreaMap };
      const made = await makeHike(read, sheets, patrol, chosen, sealed);
      const { hike } = made;
      setLacks(made.lacks);
      if (!fitsPatrol(hike)) return setStage({ kind: "failed", text: texts.tooLarge });
      if (method === "link") return setStage({ kind: "link", hike });
      saveHikeFile(`${hikeName(hike.name)} ${patrol.name}`, hike);
      setStage({ kind: "idle" });
    } catch (error) {
      console.warn("The hike is not made:", error);
      setStage({ kind: "failed", text: failureText(error, trail !== null) });
    }
  };
  const hasMapSheets = choice.hasSheets && isOnMaps(patrol);
  const needsFile = hasMapSheets || !hasSomething({ ...choice, hasAreaMap: false }, trail);
  const isReady =
    stage.kind !== "making" && hasSomething(choice, trail) && !(trail && !isTrailReady(trail));
  return (
    <Section heading={texts.heading}>
      <div className={layout["stack"]}>
        <p className={layout["hint"]}>{texts.hint}</p>
        <Select
          label={texts.patrol}
          options={patrols.map(({ id }) => id)}
          value={patrol.id}
          textOf={(id) => patrols.find((one) => one.id === id)?.name || patrolTexts.unnamed}
          onChoose={setChosenId}
        />
        <Ticks choice={choice} onChange={setChoice} />
        <TrailChoice
          trails={ownTrails}
          chosen={trail}
          start={start}
          patrol={patrol.name}
          onTrail={setTrailId}
          onStart={setStart}
        />
        <GiveButtons
          isReady={isReady}
          needsFile={needsFile}
          onGive={(method) => void give(method)}
        />
        {hasMapSheets ? <p className={layout["hint"]}>{texts.needsFile}</p> : null}
        {choice.hasSheets ? <OnPaperOnly patrol={patrol} /> : null}
        <p role="status">{stage.kind === "making" ? texts.making : null}</p>
        {lacks.length > 0 ? <Lacks lacks={lacks} /> : null}
        {stage.kind === "failed" ? <Notice tone="danger">{stage.text}</Notice> : null}
        {stage.kind === "link" ? (
          <LinkDialog
            link={hikeLink(appOrigin(), stage.hike)}
            title={hikeName(stage.hike.name)}
            note={hikeNote(stage.hike.patrol)}
            tooLong={texts.tooLong}
            onClose={() => setStage({ kind: "idle" })}
          />
        ) : null}
      </div>
    </Section>
  );
}

interface GiveButtonsProps {
  readonly isReady: boolean;
  readonly needsFile: boolean;
  readonly onGive: (method: "link" | "file") => void;
}

function GiveButtons({ isReady, needsFile, onGive }: GiveButtonsProps) {
  return (
    <div className={layout["actions"]}>
      <Button
        variant={needsFile ? "secondary" : "primary"}
        Icon={Share2}
        disabled={!isReady || needsFile}
        onClick={() => onGive("link")}
      >
        {texts.asCode}
      </Button>
      <Button
        variant={needsFile ? "primary" : "secondary"}
        Icon={Download}
        disabled={!isReady}
        onClick={() => onGive("file")}
      >
        {texts.asFile}
      </Button>
    </div>
  );
}

/** Names the sheets that do not go along. */
function OnPaperOnly({ patrol: { stretches } }: { readonly patrol: Patrol }) {
  const left = new Set(stretches.map(({ technique }) => technique));
  return (
    <>
      {left.has("photos") ? <p className={layout["hint"]}>{sheetTexts.photosOnPaper}</p> : null}
      {left.has("memory") ? <p className={layout["hint"]}>{sheetTexts.memoryOnPaper}</p> : null}
    </>
  );
}

interface TrailChoiceProps {
  readonly trails: readonly TrailRecord[];
  readonly chosen: TrailRecord | null;
  readonly start: number;
  readonly patrol: string;
  readonly onTrail: (id: string) => void;
  readonly onStart: (index: number) => void;
}

/** Chooses the trail whose posts go along, and the post at which this patrol begins. */
function TrailChoice({ trails, chosen, start, patrol, onTrail, onStart }: TrailChoiceProps) {
  if (trails.length === 0) return null;
  const nameOf = (id: string) => trailName(trails.find((one) => one.id === id)?.name ?? "");
  return (
    <>
      <Select
        label={texts.trail}
        options={[NO_TRAIL, ...trails.map(({ id }) => id)]}
        value={chosen?.id ?? NO_TRAIL}
        textOf={(id) => (id === NO_TRAIL ? texts.noTrail : nameOf(id))}
        onChoose={onTrail}
      />
      {chosen && !isTrailReady(chosen) ? <Notice>{texts.trailNotReady}</Notice> : null}
      {chosen?.order === "shifted" && chosen.posts.length > 0 ? (
        <Select
          label={startPostLabel(patrol)}
          options={chosen.posts.map((_, index) => index)}
          value={startOf(chosen, start)}
          textOf={(index) => postName(index + 1, chosen.posts[index]?.name ?? "")}
          onChoose={onStart}
        />
      ) : null}
    </>
  );
}

/** Names the stretches for which the sheets have only courses. */
function Lacks({ lacks }: { readonly lacks: readonly string[] }) {
  return (
    <Notice>
      {sheetTexts.incomplete}
      <ul>
        {lacks.map((lack) => (
          <li key={lack}>{lack}</li>
        ))}
      </ul>
      {sheetTexts.printAnywayHint}
    </Notice>
  );
}

interface TicksProps {
  readonly choice: HikeChoice;
  readonly onChange: (choice: HikeChoice) => void;
}

type Tick = Exclude<keyof HikeChoice, "lineIds">;

function Ticks({ choice, onChange }: TicksProps) {
  const lines = useStore(tracksStore, ({ tracks }) => tracks) ?? [];
  const hasHunt = useStore(huntStore, ({ hunt }) => !isEmptyHunt(hunt));
  const tick = (name: Tick, label: string, hint?: string) => (
    <Choice
      kind="checkbox"
      name={name}
      label={label}
      hint={hint}
      checked={choice[name]}
      onChoose={(isOn) => onChange({ ...choice, [name]: isOn })}
    />
  );
  const { lineIds } = choice;
  return (
    <>
      {tick("hasSheets", texts.sheets)}
      {choice.hasSheets ? tick("hasMaps", texts.maps) : null}
      {tick("hasAreaMap", texts.areaMap, texts.areaMapHint)}
      {tick("hasRoute", texts.route, texts.routeHint)}
      {hasHunt ? tick("hasHunt", texts.hunt) : null}
      {lines.length > 0 ? (
        <details>
          <summary className={layout["summary"]}>{texts.lines}</summary>
          {lines.map(({ id, name }) => (
            <Choice
              key={id}
              kind="checkbox"
              name={id}
              label={name || trackTexts.noName}
              checked={lineIds.includes(id)}
              onChoose={(isOn) => {
                const others = lineIds.filter((one) => one !== id);
                onChange({ ...choice, lineIds: isOn ? [...others, id] : others });
              }}
            />
          ))}
        </details>
      ) : null}
    </>
  );
}

function hasSomething(
  { hasSheets, hasAreaMap, hasRoute, hasHunt, lineIds }: HikeChoice,
  trail: TrailRecord | null,
): boolean {
  return hasSheets || hasAreaMap || hasRoute || hasHunt || lineIds.length > 0 || trail !== null;
}

function isTrailReady({ posts }: TrailRecord): boolean {
  return posts.length > 0 && posts.every((post) => problemsOfPost(post).length === 0);
}

/** A post may be removed while it is chosen. */
function startOf({ posts }: TrailRecord, start: number): number {
  return Math.max(0, Math.min(start, posts.length - 1));
}

function failureText(error: unknown, hasTrail: boolean): string {
  if (error instanceof LineTooLongError) return texts.lineTooLong;
  if (error instanceof NoAreaMapError) return texts.noAreaMap;
  if (error instanceof RangeError) return texts.tooLarge;
  return hasTrail && !trails.canSeal ? trailTexts.noCiphers : texts.failed;
}
