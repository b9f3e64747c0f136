import { useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { lineBetween } from "#domain/named-routes/lines-to-follow.ts";
import type { NamedRoute } from "#domain/named-routes/named-routes.ts";
import { routeTitle } from "#domain/named-routes/route-title.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { Card } from "#screens/map/card/card.tsx";
import { Cross } from "#screens/map/card/cross.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { namedRoutes } from "#state/named-routes/named-routes.ts";
import { showNamedRoute } from "#state/named-routes/named-routes-on-map.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { mapTexts } from "#words/map/map.ts";
import { namedRouteTexts as texts, namedRouteWords as words } from "#words/plan/named-routes.ts";
import { LineActions } from "./line-actions.tsx";

export interface NamedRoutePartProps {
  readonly controller: Pick<MapPort, "events" | "center" | "keepCenterIn">;
  readonly routeId: number;
  readonly onFollowed: () => void;
  readonly onPlan: () => void;
  readonly onClose: () => void;
}

/** Chooses a part of a named route between two places, by tapping them or with the cross. */
export function NamedRoutePart({ routeId, ...props }: NamedRoutePartProps) {
  const load = useLoaded(() => namedRoutes.ask("route", routeId), routeId);
  if (load.value) return <ChoosePart {...props} route={load.value} />;
  return (
    <Card heading={texts.part} onClose={props.onClose}>
      {load.isFailed ? <NotLoaded text={texts.failed} again={load.again} /> : null}
      <p role="status">{load.value === null ? texts.gone : load.isFailed ? null : texts.loading}</p>
    </Card>
  );
}

interface ChoosePartProps extends Omit<NamedRoutePartProps, "routeId"> {
  readonly route: NamedRoute;
}

/** A place farther from the route was hardly meant to be on it, metres. */
const OFF_METERS = 100;

function ChoosePart({ controller, route, onFollowed, onPlan, onClose }: ChoosePartProps) {
  const [chosen, setChosen] = useState<readonly LatLng[]>([]);
  const distanceText = useDistanceText();
  const [from, to] = chosen;
  const cut = from && to ? lineBetween(route, from, to) : null;
  useEffect(() => {
    showNamedRoute(cut ? [cut.places] : route.parts.map(({ places }) => places));
    return () => showNamedRoute(null);
  }, [cut, route]);
  const choose = (place: LatLng) => chosen.length < 2 && setChosen([...chosen, place]);
  const chooseCenter = () => controller.center && choose(controller.center);
  useTappedPlace(controller, ({ lat, lng }) => choose({ lat, lng }));
  useMapKeys({ Enter: chooseCenter, Backspace: () => setChosen(chosen.slice(0, -1)) });
  const again = <Button onClick={() => setChosen([])}>{texts.again}</Button>;
  if (cut) {
    const name = routeTitle(route);
    return (
      <Card heading={name} onClose={onClose}>
        <p role="status">{words.partLength(texts.partOf, distanceText(cut.lengthMeters))}</p>
        {cut.gapMeters > 0 ? <p>{words.gaps(distanceText(cut.gapMeters))}</p> : null}
        {cut.offMeters > OFF_METERS ? <p>{words.off(distanceText(cut.offMeters))}</p> : null}
        <LineActions
          key={chosen.map(({ lat, lng }) => `${lat} ${lng}`).join()}
          name={name}
          mode={route.mode}
          places={cut.places}
          placesBack={null}
          onFollowed={onFollowed}
          onPlan={onPlan}
        />
        {again}
      </Card>
    );
  }
  const question = from ? texts.partEnd : texts.partStart;
  return (
    <Cross controller={controller} label={texts.part} className={layout["closeStack"]}>
      <p role="status">{to ? texts.partNone : question}</p>
      <div className={layout["actions"]}>
        {to ? null : (
          <Button variant="primary" onClick={chooseCenter}>
            {from ? texts.endHere : texts.beginHere}
          </Button>
        )}
        {from ? again : null}
        <Button onClick={onClose}>{mapTexts.close}</Button>
      </div>
    </Cross>
  );
}
