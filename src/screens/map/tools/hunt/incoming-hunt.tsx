import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { HUNT_MARK, readHuntLink } from "#domain/sharing/hunt-link.ts";
import type { Hunt } from "#domain/survey/hunt.ts";
import { hasState, type SharedState } from "#domain/survey/hunt-merge.ts";
import { huntContents, huntGoneText } from "#sentences/scouting/hunt.ts";
import { huntStore, mergeHunt } from "#state/scouting/hunt.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { huntTexts } from "#words/scouting/hunt.ts";

const LINK_PROBLEMS = {
  "not-shared": huntTexts.damagedLink,
  damaged: huntTexts.damagedLink,
  newer: huntTexts.newerLink,
  "too-long": huntTexts.tooLargeLink,
  "too-many": huntTexts.tooLargeLink,
} as const;

interface IncomingHuntProps {
  /** Called with the parts that came. */
  readonly onTaken: (hunt: Hunt) => void;
}

/** Offers the hunt in the fragment of the address; nothing is kept before the user says so. */
export function IncomingHunt({ onTaken }: IncomingHuntProps) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered || !hash.startsWith(HUNT_MARK)) return null;
  const read = readHuntLink(hash, () => crypto.randomUUID());
  // The data leaves the address, so that a reload does not ask again.
  const answer = () => {
    setAnswered(true);
    void navigate(`${pathname}${search}`, { replace: true });
  };
  if (!read.ok) {
    return <Notice tone="danger">{LINK_PROBLEMS[read.reason]}</Notice>;
  }
  return (
    <OfferedHunt
      state={read.state}
      intro={huntTexts.incoming}
      onTaken={onTaken}
      onAnswered={answer}
    />
  );
}

interface OfferedHuntProps extends IncomingHuntProps {
  readonly state: SharedState;
  /** Says where it comes from. */
  readonly intro: string;
  readonly onAnswered: () => void;
}

/** Offers to merge the state of another phone into the hunt. */
export function OfferedHunt({ state, intro, onTaken, onAnswered }: OfferedHuntProps) {
  const hunt = useStore(huntStore, (store) => store.hunt);
  const isKnown = hasState(hunt, state);
  const { circles, sightings, areas } = state.hunt;
  async function take() {
    if (!(await mergeHunt(state))) return;
    onTaken(state.hunt);
    onAnswered();
  }
  if (isKnown) {
    return (
      <Notice action={<Button onClick={onAnswered}>{huntTexts.understood}</Button>}>
        {huntTexts.known}
      </Notice>
    );
  }
  const contents = [
    huntContents(circles.length, sightings.length, areas.length),
    huntGoneText(state.gone.length),
  ].filter((text) => text !== "");
  return (
    <Notice
      action={
        <div className={layout["actions"]}>
          <Button variant="primary" onClick={() => void take()}>
            {huntTexts.accept}
          </Button>
          <Button onClick={onAnswered}>{huntTexts.refuse}</Button>
        </div>
      }
    >
      {intro} {contents.join(", ")}. {huntTexts.mergeHint}
    </Notice>
  );
}
