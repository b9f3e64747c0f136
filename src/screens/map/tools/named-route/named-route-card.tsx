import { Scissors } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { lineBack, lineNear, linesToFollow } from "#domain/named-routes/lines-to-follow.ts";
import type { NamedRoute } from "#domain/named-routes/named-routes.ts";
import { routeTitle } from "#domain/named-routes/route-title.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { Card } from "#screens/map/card/card.tsx";
import { fromToText, piecesText, routeFacts, sidesText } from "#sentences/plan/named-routes.ts";
import { namedRoutes } from "#state/named-routes/named-routes.ts";
import { showNamedRoute } from "#state/named-routes/named-routes-on-map.ts";
import { Button } from "#ui/button.tsx";
import { namedRouteTexts as texts, namedRouteWords as words } from "#words/plan/named-routes.ts";
import { LineActions } from "./line-actions.tsx";
import { RouteList } from "./route-list.tsx";

export interface NamedRouteCardProps {
  readonly controller: MapPort;
  /** The ids of the routes; null lists all. */
  readonly ids: readonly number[] | null;
  /** The place that was tapped; null if none was. */
  readonly place: LatLng | null;
  readonly onFollowed: () => void;
  readonly onPlan: () => void;
  readonly onPart: (routeId: number) => void;
  readonly onClose: () => void;
}

/** A card for a named route, or a list of several to choose from. */
export function NamedRouteCard({ ids, ...props }: NamedRouteCardProps) {
  const only = ids?.length === 1 ? (ids[0] ?? null) : null;
  const [chosen, setChosen] = useState<number | null>(only);
  const { controller, onClose } = props;
  if (chosen !== null) return <ChosenRoute key={chosen} {...props} id={chosen} />;
  return (
    <Card heading={ids ? texts.onLine : texts.heading} onClose={onClose}>
      <RouteList controller={controller} ids={ids} onChoose={setChosen} />
    </Card>
  );
}

type ChosenRouteProps = Omit<NamedRouteCardProps, "ids"> & { readonly id: number };

function ChosenRoute({ id, onClose, ...props }: ChosenRouteProps) {
  const { value: route, isFailed, again } = useLoaded(() => namedRoutes.ask("route", id), id);
  if (route) {
    return (
      <Card heading={routeTitle(route)} onClose={onClose}>
        <RouteOnCard {...props} route={route} />
      </Card>
    );
  }
  return (
    <Card heading={texts.heading} onClose={onClose}>
      {isFailed ? <NotLoaded text={texts.failed} again={again} /> : null}
      <p role="status">{route === null ? texts.gone : isFailed ? null : texts.loading}</p>
    </Card>
  );
}

type RouteOnCardProps = Omit<ChosenRouteProps, "id" | "onClose"> & { readonly route: NamedRoute };

function RouteOnCard({ controller, route, place, onFollowed, onPlan, onPart }: RouteOnCardProps) {
  const lines = linesToFollow(route, false);
  const line = lineNear(lines, place);
  const back = line && lineBack(route, line);
  const show = useEffectEvent(() => {
    showNamedRoute(route.parts.map(({ places }) => places));
    if (!place) controller.showBounds(route.bounds);
  });
  useEffect(() => {
    show();
    return () => showNamedRoute(null);
  }, [route]);
  return (
    <>
      <RouteFacts route={route} lineCount={lines.length} line={line} />
      {line ? (
        <>
          <LineActions
            name={routeTitle(route)}
            mode={route.mode}
            places={line.places}
            placesBack={back?.places ?? null}
            onFollowed={onFollowed}
            onPlan={onPlan}
          />
          <Button Icon={Scissors} onClick={() => onPart(route.id)}>
            {texts.part}
          </Button>
        </>
      ) : null}
      <Stages stages={route.stages} />
    </>
  );
}

interface RouteFactsProps {
  readonly route: NamedRoute;
  /** The number of lines that can be followed. */
  readonly lineCount: number;
  /** The one that the buttons follow. */
  readonly line: ReturnType<typeof lineNear>;
}

function RouteFacts({ route, lineCount, line }: RouteFactsProps) {
  const distanceText = useDistanceText();
  const { mode, lengthMeters, goesBeyond, parts } = route;
  const sides = parts.filter(({ kind }) => kind !== "main");
  const sideMeters = sides.reduce((sum, side) => sum + side.lengthMeters, 0);
  const facts = [
    routeFacts(mode, distanceText(lengthMeters)),
    fromToText(route),
    lineCount > 1 && line ? piecesText(lineCount, distanceText(line.lengthMeters)) : null,
    line && line.gapMeters > 0 ? words.gaps(distanceText(line.gapMeters)) : null,
    sides.length > 0 ? sidesText(sides.length, distanceText(sideMeters)) : null,
    goesBeyond ? texts.beyond : null,
  ].filter((fact) => fact !== null);
  return facts.map((fact) => <p key={fact}>{fact}</p>);
}

function Stages({ stages }: Pick<NamedRoute, "stages">) {
  const distanceText = useDistanceText();
  const named = stages.filter((stage) => stage.lengthMeters > 0 && routeTitle(stage) !== "");
  if (named.length === 0) return null;
  return (
    <details>
      <summary>{texts.stages}</summary>
      <ul>
        {named.map((stage) => (
          <li key={stage.id}>
            {words.partLength(routeTitle(stage), distanceText(stage.lengthMeters))}
          </li>
        ))}
      </ul>
    </details>
  );
}
