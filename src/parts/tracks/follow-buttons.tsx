import { CornerUpLeft, Navigation } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { viewOfBox } from "#domain/packs/framed-box.ts";
import { pathFacts } from "#domain/tracks/path-facts.ts";
import type { TrackKind, TrackPoints } from "#domain/tracks/track.ts";
import { guidanceTexts } from "#i18n/guidance.ts";
import { askForView } from "#state/map/map-view.ts";
import { Button } from "#ui/button.tsx";

interface FollowButtonsProps {
  readonly kind: TrackKind;
  readonly name: string;
  /** Reads the points when it is tapped; null when there are none any more. */
  readonly read: () => Promise<TrackPoints | null>;
  /** The ways along it that are offered; of what is being recorded there is only the way back. */
  readonly ways?: readonly Way[];
  /** Called when it is followed; without it the map is shown. */
  readonly onFollowed?: () => void;
}

type Way = "there" | "back";

const BOTH_WAYS: readonly Way[] = ["there", "back"];

/** Leads along a track or route on the map, or back along it. */
export function FollowButtons(props: FollowButtonsProps) {
  const { kind, name, read, ways = BOTH_WAYS, onFollowed } = props;
  const there = kind === "route" ? guidanceTexts.follow : guidanceTexts.followTrack;
  const navigate = useNavigate();
  const [said, setSaid] = useState<string | null>(null);

  async function follow(way: Way) {
    const [points, { followTrack }] = await Promise.all([
      read(),
      import(/* webpackChunkName: "on-the-way" */ "#state/guidance/follow-track.ts"),
    ]);
    if (!points || !followTrack({ name, points }, { isBack: way === "back" })) {
      return setSaid(guidanceTexts.notFollowed);
    }
    if (onFollowed) return onFollowed();
    askForView(viewOfBox(pathFacts(points).bounds));
    await navigate("/map");
  }

  function start(way: Way) {
    follow(way).catch((failure: unknown) => {
      console.warn("Not followed:", failure);
      setSaid(guidanceTexts.failed);
    });
  }

  return (
    <>
      {ways.map((way) => (
        <Button
          key={way}
          icon={
            way === "there" ? (
              <Navigation aria-hidden="true" size={20} />
            ) : (
              <CornerUpLeft aria-hidden="true" size={20} />
            )
          }
          onClick={() => start(way)}
        >
          {way === "there" ? there : guidanceTexts.goBack}
        </Button>
      ))}
      <p role="status">{said}</p>
    </>
  );
}
