import { expect, test } from "vitest";
import { readSample } from "#domain/exchange/read-sample.fixture.ts";

const place = (lat: number, lng: number): string =>
  `<Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lng}</LongitudeDegrees></Position>`;
const inTcx = (content: string): string =>
  `<TrainingCenterDatabase>${content}</TrainingCenterDatabase>`;
const point = (content: string): string => `<Trackpoint>${content}</Trackpoint>`;

test("reads an activity as one track whose laps follow each other", () => {
  const lap = `<Lap><Track>${point(`<Time>2026-05-01T10:00:00Z</Time>${place(52, 5)}
    <AltitudeMeters>3</AltitudeMeters>`)}</Track></Lap>`;
  const activity = `<Activity Sport="Biking"><Id>x</Id>${lap}${lap}<Notes>mooi</Notes></Activity>`;
  expect(readSample(inTcx(`<Activities>${activity}</Activities>`)).tracks).toEqual([
    {
      name: "",
      note: "mooi",
      lngs: Float64Array.of(5, 5),
      lats: Float64Array.of(52, 52),
      altitudesMeters: Float64Array.of(3, 3),
      timesMs: Float64Array.of(Date.UTC(2026, 4, 1, 10), Date.UTC(2026, 4, 1, 10)),
      segmentStarts: Uint32Array.of(0),
    },
  ]);
});

test("reads the points along a course as waypoints", () => {
  const coursePoint = `<CoursePoint><Name>Brug</Name>${place(52, 5)}<PointType>Danger</PointType>
    <Notes>smal</Notes></CoursePoint>`;
  const course = `<Course><Name>Rond</Name><Track>${point(place(52, 5))}</Track>${coursePoint}</Course>`;
  const { tracks, waypoints } = readSample(inTcx(`<Courses>${course}</Courses>`));
  expect(tracks).toMatchObject([{ name: "Rond" }]);
  expect(waypoints).toEqual([
    { name: "Brug", lat: 52, lng: 5, note: "smal", icon: "danger", symbol: "Danger" },
  ]);
});

test("skips a time without a place, and counts an invalid place", () => {
  const track = `<Track>${point("<Time>2026-05-01T10:00:00Z</Time>")}${point(place(95, 5))}
    ${point(`${place(52, 5)}<HeartRateBpm><Value>140</Value></HeartRateBpm>`)}</Track>`;
  const { tracks, leftOut } = readSample(inTcx(`<Activity><Lap>${track}</Lap></Activity>`));
  expect(tracks[0]?.lngs).toHaveLength(1);
  expect(leftOut).toMatchObject({ badCoordinates: 1, pointsWithSensorData: 1 });
});
