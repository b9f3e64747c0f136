import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { EMPTY_HUNT } from "#domain/survey/hunt.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import { drawHunt } from "#parts/map/draw-hunt.ts";
import { show } from "#parts/show.fixture.ts";
import { huntStore, loadHunt } from "#state/scouting/hunt.ts";
import { huntFoxStore } from "#state/scouting/hunt-choice.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { SightingChoices } from "./sighting-choices.tsx";

const PLACE = { lat: 52.1, lng: 5.2 };

it("shows the sightings of one fox, and fades or hides old ones", async () => {
  await loadHunt();
  const now = Date.now();
  const of = (id: string, name: string, minutesAgo: number) => ({
    ...PLACE,
    id,
    name,
    speedKmh: 0,
    atMs: now - minutesAgo * 60_000,
  });
  const sightings = [of("a", "Alpha", 300), of("b", "Bravo", 90), of("c", "alpha", 5)];
  huntStore.setState({ hunt: { ...EMPTY_HUNT, sightings } });
  onTestFinished(() => huntStore.setState({ hunt: EMPTY_HUNT }));
  act(() => preferencesStore.setState({ huntShown: true, huntOld: null }));
  onTestFinished(() => preferencesStore.setState({ huntOld: null }));
  onTestFinished(() => huntFoxStore.setState({ fox: null }));
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  onTestFinished(drawHunt());
  const { user } = show(<SightingChoices sightings={sightings} />);
  const drawn = () =>
    map.sketch.map((shape) => `${"label" in shape ? shape.label : ""}${shape.isFaded ? "-" : ""}`);
  expect(drawn()).toEqual(["Alpha", "Bravo", "alpha"]);
  await user.selectOptions(screen.getByLabelText("Oude waarnemingen"), "vervaagd");
  expect(drawn()).toEqual(["Alpha-", "Bravo", "alpha"]);
  await user.clear(screen.getByLabelText("Oud na (minuten)"));
  await user.type(screen.getByLabelText("Oud na (minuten)"), "60");
  expect(drawn()).toEqual(["Alpha-", "Bravo-", "alpha"]);
  await user.selectOptions(screen.getByLabelText("Oude waarnemingen"), "verborgen");
  expect(drawn()).toEqual(["alpha"]);
  expect(screen.getByText("2 waarnemingen staan niet op de kaart.")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Oude waarnemingen"), "gewoon");
  await user.selectOptions(screen.getByLabelText("Vos op de kaart"), "Bravo");
  expect(drawn()).toEqual(["Bravo"]);
});
