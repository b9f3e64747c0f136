import type { ExchangeFile } from "#domain/exchange/exchange-file.ts";

/** Returns a list with one of its far points among the waypoints, where its line stands, or without it again. */
export function withFarPoint(file: ExchangeFile, line: number, isTaken: boolean): ExchangeFile {
  const { waypoints, farPoints = [] } = file;
  const point = farPoints.find((one) => one.line === line);
  if (!point || (point.isTaken ?? false) === isTaken) return file;
  const takenBefore = farPoints.filter((one) => one.isTaken && one.line < line).length;
  return {
    ...file,
    waypoints: isTaken
      ? waypoints.toSpliced(point.position + takenBefore, 0, point.waypoint)
      : waypoints.filter((waypoint) => waypoint !== point.waypoint),
    farPoints: farPoints.map((one) => (one === point ? { ...one, isTaken } : one)),
  };
}
