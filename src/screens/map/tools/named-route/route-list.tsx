import { Bike, Footprints } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { routeTitle } from "#domain/named-routes/route-title.ts";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import { findNamedRoutes } from "#domain/search/find-named-routes.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { moreRoutesText, routeFacts } from "#sentences/plan/named-routes.ts";
import { namedRoutes } from "#state/named-routes/named-routes.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Choice } from "#ui/choice.tsx";
import { Row, Rows, rowClass } from "#ui/row-list.tsx";
import { TextField } from "#ui/text-field.tsx";
import { namedRouteTexts as texts } from "#words/plan/named-routes.ts";

interface RouteListProps {
  readonly controller: Pick<MapPort, "center">;
  /** The ids of the routes to list; null lists all, with a box to search in them. */
  readonly ids: readonly number[] | null;
  readonly onChoose: (id: number) => void;
}

/** The number of rows at first: a province has hundreds of routes. */
const ROWS = 30;

/** The named routes of the packs, nearest first: what the map draws, for who cannot see it too. */
export function RouteList({ controller, ids, onChoose }: RouteListProps) {
  const [query, setQuery] = useState("");
  const { value, isFailed, again } = useLoaded(() => namedRoutes.ask("list", null), "list");
  const isShown = useStore(preferencesStore, (preferences) => preferences.namedRoutes);
  const distanceText = useDistanceText();
  if (isFailed) return <NotLoaded text={texts.failed} again={again} />;
  if (value === undefined) return <p role="status">{texts.loading}</p>;
  const listed = ids ? (value ?? []).filter(({ id }) => ids.includes(id)) : (value ?? []);
  if (listed.length === 0) return <p>{ids ? texts.gone : texts.none}</p>;
  const found = findNamedRoutes(listed, query, controller.center ?? DEFAULT_MAP_VIEW);
  // Those on one line are few, and have no box to search in.
  const rows = ids ? found : found.slice(0, ROWS);
  const more = found.length - rows.length;
  return (
    <>
      {ids ? null : (
        <>
          <Choice
            kind="checkbox"
            name="named-routes"
            label={texts.showAll}
            checked={isShown}
            onChoose={(isOn) => void setPreferences({ namedRoutes: isOn })}
          />
          <TextField
            label={texts.filter}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </>
      )}
      {found.length === 0 ? <p role="status">{texts.noMatch}</p> : null}
      <Rows>
        {rows.map((route) => (
          <li key={route.id}>
            <button type="button" className={rowClass} onClick={() => onChoose(route.id)}>
              <Row
                Icon={route.mode === "cycle" ? Bike : Footprints}
                name={routeTitle(route)}
                value={routeFacts(route.mode, distanceText(route.lengthMeters))}
              />
            </button>
          </li>
        ))}
      </Rows>
      {more > 0 ? <p>{moreRoutesText(more)}</p> : null}
    </>
  );
}
