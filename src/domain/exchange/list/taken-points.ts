import type { ExchangeFile } from "#domain/exchange/exchange-file.ts";

/** Returns a list with one of its far points among the waypoints, at the end, or without it again. */
export function withFarPoint(file: ExchangeFile, line: number, isTaken: boolean): ExchangeFile {
  const { waypoints, farPoints = [] } = file;
  const point = farPoints.find((one) => one.line === line);
  if (!point || (point.isTaken ?? false) === isTaken) return file;
  return {
    ...file,
    waypoints: isTaken
      ? [...waypoints, point.waypoint]
      : waypoints.filter((waypoint) => waypoint !== point.waypoint),
    farPoints: farPoints.map((one) => (one === point ? { ...one, isTaken } : one)),
  };
}
