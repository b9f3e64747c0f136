// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { Map as MapIcon, MapPin, Route, Spline } from "lucide-react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { plainNumber } from "#sentences/intl/format.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Row, Rows, rowClass } from "#ui/row-list.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";
import { recorderEntryTexts } from "#words/tracks/recorder-entry.ts";

/** The other things that one comes for, a row each. */
export function HomeRows() {
  const count = useStore(waypointsStore, ({ waypoints }) => waypoints.length);
  const rows = [
    { to: "/routes", Icon: Route, name: dashboardTexts.allRoutes },
    { to: "/tracks", Icon: Spline, name: recorderEntryTexts.allTracks },
    {
      to: "/waypoints",
      Icon: MapPin,
      name: dashboardTexts.allWaypoints,
      value: count > 0 ? plainNumber.format(count) : null,
    },
    { to: "/settings#kaartpakketten", Icon: MapIcon, name: dashboardTexts.toPacks },
  ];
  return (
    <Rows>
      {rows.map(({ to, ...row }) => (
        <li key={to}>
          <Link to={to} className={rowClass}>
            <Row {...row} />
          </Link>
        </li>
      ))}
    </Rows>
  );
}
