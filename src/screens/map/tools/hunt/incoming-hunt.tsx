import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { HUNT_MARK, readHuntLink } from "#domain/sharing/hunt-link.ts";
import type { Hunt } from "#domain/survey/hunt.ts";
import { huntContents, huntTexts } from "#i18n/scouting/hunt.ts";
import { addHunt } from "#state/scouting/hunt.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";

const LINK_PROBLEMS = {
  "not-shared": huntTexts.damagedLink,
  damaged: huntTexts.damagedLink,
  newer: huntTexts.newerLink,
  "too-long": huntTexts.tooLargeLink,
  "too-many": huntTexts.tooLargeLink,
} as const;

interface IncomingHuntProps {
  /** Called with the parts that were added. */
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
  const take = async (hunt: Hunt) => {
    if (!(await addHunt(hunt))) return;
    onTaken(hunt);
    answer();
  };
  if (!read.ok) {
    return <Notice tone="danger">{LINK_PROBLEMS[read.reason]}</Notice>;
  }
  const { circles, sightings, areas } = read.hunt;
  return (
    <Notice
      action={
        <div className={layout["actions"]}>
          <Button variant="primary" onClick={() => void take(read.hunt)}>
            {huntTexts.accept}
          </Button>
          <Button onClick={answer}>{huntTexts.refuse}</Button>
        </div>
      }
    >
      {huntTexts.incoming} {huntContents(circles.length, sightings.length, areas.length)}.
    </Notice>
  );
}
