// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { useEffect, useState } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { reloadForNewBuild } from "#platform/service-worker/new-build.ts";
import { ErrorScreen } from "#screens/error/error-screen.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { errorTexts } from "#words/app/error.ts";
import { navigationTexts } from "#words/app/navigation.ts";

/** Shows the error page for any error of a route; a screen removed by a deploy is reloaded once. */
export function RouteError() {
  const error = useRouteError();
  const isSettled = useReloadForNewBuild(error);
  if (!isSettled) return <Spinner label={navigationTexts.loadingScreen} />;
  return <ErrorScreen {...describe(error)} />;
}

/** Returns false while a reload may still restore the screen. */
function useReloadForNewBuild(error: unknown): boolean {
  const [isSettled, setSettled] = useState(!isChunkLoadError(error));
  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error);
    if (!isChunkLoadError(error)) return;
    void reloadForNewBuild().then((isReloading) => setSettled(!isReloading));
  }, [error]);
  return isSettled;
}

function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}

interface Description {
  readonly status: number;
  readonly explanation: string;
  /** Details for a bug report. */
  readonly detail?: string;
}

function describe(error: unknown): Description {
  if (isRouteErrorResponse(error)) {
    return { status: error.status, explanation: explain(error.status) };
  }
  if (isChunkLoadError(error)) {
    return { status: 404, explanation: errorTexts.screenNotLoaded, detail: String(error) };
  }
  return { status: 500, explanation: errorTexts.unexpected, detail: String(error) };
}

function explain(status: number): string {
  if (status !== 404) return "";
  return location.pathname.startsWith(`${BASE_PATH}waypoints/`)
    ? errorTexts.unknownWaypoint
    : errorTexts.unknownRoute;
}
