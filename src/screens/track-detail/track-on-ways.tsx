import { useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import type { TrackOnWays as OnWays } from "#domain/plans/plan-of-track.ts";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { percent } from "#sentences/intl/format.ts";
import { strayText, surfacesText } from "#sentences/tracks/track-on-ways.ts";
import { networkGraphs } from "#state/packs/network-graphs.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { trackById } from "#state/tracks/tracks.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { trackOnWaysWords as words } from "#words/tracks/track-on-ways.ts";
import { AlongTrack } from "./along-track.tsx";
import { openPlanOfTrack } from "./open-plan-of-track.ts";

interface TrackOnWaysProps {
  readonly track: TrackSummary;
}

/** Matches a track to roads and paths: its surfaces and streets, where it follows none, and a plan of it. */
export function TrackOnWays({ track }: TrackOnWaysProps) {
  const usual = useStore(preferencesStore, ({ instrumentLayout }) => instrumentLayout);
  const [mode, setMode] = useState<WayMode>(usual === "bicycle" ? "cycle" : "walk");
  const [isStopped, setStopped] = useState(false);
  const [share, setShare] = useState(0);
  const { value, isFailed, again } = useLoaded(
    isStopped ? null : (signal) => matched(track.id, mode, { signal, onPart: setShare }),
    `${track.id} ${mode} ${isStopped}`,
  );
  const choose = (next: WayMode) => {
    setStopped(false);
    setShare(0);
    setMode(next);
  };
  return (
    <Section heading={words.heading}>
      <div className={layout["actions"]}>
        {(["walk", "cycle"] as const).map((one) => (
          <Choice
            key={one}
            kind="radio"
            name="track-on-ways-mode"
            label={words.modes[one]}
            checked={mode === one}
            onChoose={() => choose(one)}
          />
        ))}
      </div>
      {isStopped ? (
        <Pending
          text={words.stopped}
          button={words.again}
          onPress={() => {
            setShare(0);
            setStopped(false);
          }}
        />
      ) : null}
      {isFailed ? <NotLoaded text={words.failed} again={again} /> : null}
      {!isStopped && !isFailed && value === undefined ? (
        <Pending
          text={words.searching(percent.format(share))}
          button={words.stop}
          onPress={() => setStopped(true)}
        />
      ) : null}
      {value === undefined || isStopped ? null : <Result found={value} />}
      <AlongTrack id={track.id} />
    </Section>
  );
}

interface PendingProps {
  readonly text: string;
  readonly button: string;
  readonly onPress: () => void;
}

function Pending({ text, button, onPress }: PendingProps) {
  return (
    <>
      <p role="status">{text}</p>
      <Button onClick={onPress}>{button}</Button>
    </>
  );
}

type CallOptions = Parameters<typeof networkGraphs.matchTrack>[1];

/** Null if no pack has ways. */
async function matched(
  id: string,
  mode: WayMode,
  options: CallOptions,
): Promise<OnWays | "gone" | "too-long" | null> {
  const track = await trackById(id);
  if (!track) return "gone";
  const { lngs, lats, segmentStarts } = track.points;
  const line = { lngs: Float64Array.from(lngs), lats: Float64Array.from(lats), segmentStarts };
  return networkGraphs.matchTrack({ mode, ...line }, options);
}

function Result({ found }: { readonly found: OnWays | "gone" | "too-long" | null }) {
  const lengthText = useDistanceText();
  if (found === "gone") return <p>{words.failed}</p>;
  if (found === "too-long") return <p>{words.tooLong}</p>;
  if (found === null) return <p>{words.noPack}</p>;
  if (found.meters === 0) return <p>{found.isUnread ? words.unread : words.nothing}</p>;
  const streets = [...new Set(found.streets.map(({ name }) => name))].join(", ");
  const strays = found.strays.map(strayText).join(", ");
  return (
    <>
      <p role="status">{words.follows(lengthText(found.meters), lengthText(found.trackMeters))}</p>
      <p>{surfacesText(found, lengthText)}</p>
      {found.isUnread ? <p>{words.unread}</p> : null}
      {streets === "" ? null : (
        <p>
          {words.streets}: {streets}
        </p>
      )}
      {strays === "" ? null : (
        <p>
          {words.strays}: {strays}
        </p>
      )}
      <TakePlan draft={found.draft} />
    </>
  );
}

function TakePlan({ draft }: Pick<OnWays, "draft">) {
  const navigate = useNavigate();
  const [isFailed, setFailed] = useState(false);
  if (!draft) return <p>{words.noPlan}</p>;
  const take = async () => {
    if (await openPlanOfTrack(draft)) await navigate("/map?plan");
    else setFailed(true);
  };
  return (
    <>
      <Button onClick={() => void take()}>{words.takePlan}</Button>
      {isFailed ? <p role="status">{words.failed}</p> : null}
    </>
  );
}
