import { CornerUpLeft, Navigation, Route } from "lucide-react";
import { useState } from "react";
import type { RouteMode } from "#domain/named-routes/routes-format.ts";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { Button } from "#ui/button.tsx";
import { guidanceTexts } from "#words/plan/guidance.ts";
import { namedRouteTexts as texts, namedRouteWords as words } from "#words/plan/named-routes.ts";

interface LineActionsProps {
  readonly name: string;
  readonly mode: RouteMode;
  /** The line to follow (lng, lat, lng, lat …). */
  readonly places: Float64Array;
  /** The line in the other direction; null if it is not offered. */
  readonly placesBack: Float64Array | null;
  readonly onFollowed: () => void;
  /** Called when the plan is made, unless the user must read how it differs. */
  readonly onPlan: () => void;
}

/** Follows a named route or a part of it, or makes it a plan. */
export function LineActions({
  name,
  mode,
  places,
  placesBack,
  onFollowed,
  onPlan,
}: LineActionsProps) {
  const [message, setMessage] = useState<string | null>(null);
  const [isDiffering, setDiffering] = useState(false);
  const distanceText = useDistanceText();
  const load = () =>
    import(
      /* webpackChunkName: "follow-named-route" */ "#state/named-routes/follow-named-route.ts"
    );

  async function follow(line: Float64Array) {
    try {
      const { followNamedRoute } = await load();
      if (followNamedRoute({ name, mode, places: line })) onFollowed();
      else setMessage(guidanceTexts.notFollowed);
    } catch (error) {
      console.warn("Not followed:", error);
      setMessage(guidanceTexts.failed);
    }
  }

  async function plan() {
    setMessage(texts.planning);
    try {
      const { planNamedRoute } = await load();
      const strayMeters = await planNamedRoute({ name, mode, places });
      if (strayMeters === null) return setMessage(texts.noPlan);
      if (strayMeters === 0) return onPlan();
      setMessage(words.strays(distanceText(strayMeters)));
      setDiffering(true);
    } catch (error) {
      console.warn("No plan of a named route:", error);
      setMessage(texts.planFailed);
    }
  }

  return (
    <>
      <Button variant="primary" Icon={Navigation} onClick={() => void follow(places)}>
        {texts.follow}
      </Button>
      {placesBack ? (
        <Button Icon={CornerUpLeft} onClick={() => void follow(placesBack)}>
          {texts.followBack}
        </Button>
      ) : null}
      <Button Icon={Route} onClick={() => (isDiffering ? onPlan() : void plan())}>
        {isDiffering ? texts.openPlan : texts.plan}
      </Button>
      <p role="status">{message}</p>
    </>
  );
}
