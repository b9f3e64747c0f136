import { CornerUpLeft, Navigation } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { viewOfBox } from "#domain/packs/framed-box.ts";
import { pathFacts } from "#domain/tracks/path-facts.ts";
import type { TrackKind, TrackPoints } from "#domain/tracks/track.ts";
import { askForView } from "#state/map/map-view.ts";
import { Button } from "#ui/button.tsx";
import { guidanceTexts } from "#words/plan/guidance.ts";

interface FollowButtonsProps {
  readonly kind: TrackKind;
  readonly name: string;
  /** Reads the points on a tap; null if there are none any more. */
  readonly read: () => Promise<TrackPoints | null>;
  /** The offered directions; a recording only has the way back. */
  readonly directions?: readonly Direction[];
  /** True if following there is what leads on the screen. */
  readonly isMain?: boolean;
  /** Called when navigation has started; without it the map is shown. */
  readonly onFollowed?: () => void;
}

type Direction = "there" | "back";

const BOTH_DIRECTIONS: readonly Direction[] = ["there", "back"];

/** Buttons that lead along a track or route on the map, or back along it. */
export function FollowButtons(props: FollowButtonsProps) {
  const { kind, name, read, directions = BOTH_DIRECTIONS, isMain, onFollowed } = props;
  const there = kind === "route" ? guidanceTexts.follow : guidanceTexts.followTrack;
  const navigate = useNavigate();
  const [message, setMessage] = useState<string | null>(null);

  async function follow(direction: Direction) {
    const [points, { followTrack }] = await Promise.all([
      read(),
      import(/* webpackChunkName: "navigation" */ "#state/guidance/follow-track.ts"),
    ]);
    if (!points || !followTrack({ name, points }, { isBack: direction === "back" })) {
      return setMessage(guidanceTexts.notFollowed);
    }
    if (onFollowed) return onFollowed();
    askForView(viewOfBox(pathFacts(points).bounds));
    await navigate("/map");
  }

  function start(direction: Direction) {
    follow(direction).catch((error: unknown) => {
      console.warn("Not followed:", error);
      setMessage(guidanceTexts.failed);
    });
  }

  return (
    <>
      {directions.map((direction) => (
        <Button
          key={direction}
          variant={isMain && direction === "there" ? "primary" : "secondary"}
          icon={
            direction === "there" ? (
              <Navigation aria-hidden="true" size={20} />
            ) : (
              <CornerUpLeft aria-hidden="true" size={20} />
            )
          }
          onClick={() => start(direction)}
        >
          {direction === "there" ? there : guidanceTexts.goBack}
        </Button>
      ))}
      <p role="status">{message}</p>
    </>
  );
}
