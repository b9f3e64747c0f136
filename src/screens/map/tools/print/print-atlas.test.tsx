import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { routeOver } from "#domain/guidance/simulated-walk.fixture.ts";
import type { LineRef } from "#domain/links/line-ref.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import { show } from "#parts/show.fixture.ts";
import { device } from "#state/device/device.ts";
import { planShownStore } from "#state/map/plan-shown.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { edits } from "#state/records/edits.ts";
import { loadTracks, setTrackVisible } from "#state/tracks/tracks.ts";
import { removal } from "#storage/records/record-change.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";
import { WHOLE_TRACKS } from "#storage/records/tracks/whole-tracks.ts";
import { PrintCard } from "./print-card.tsx";

/** Two parts of 8 km to the north, 220 km apart, as after a ride by train. */
async function keepTrack() {
  const lats = [52, 52.07, 54, 54.07];
  const track = {
    name: "Heide",
    lngs: Float64Array.of(5, 5, 5, 5),
    lats: Float64Array.from(lats),
    altitudesMeters: null,
    timesMs: null,
    segmentStarts: Uint32Array.of(0, 2),
  };
  const stored = { id: "heide", contentHash: "heide", addedAtMs: 1 };
  await trackStorage(device.connection).add([importedTrack({ kind: "track", track }, stored)]);
  await loadTracks();
  await edits.tellChanged(["tracks"]);
  onTestFinished(async () => {
    await edits.change([removal(WHOLE_TRACKS, "heide")]);
  });
}

function showPrint(along: LineRef | null) {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  return { ...show(<PrintCard controller={map} along={along} onClose={vi.fn()} />), map };
}

const sheets = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Bladen" });
const chosen = () => sheets().options[sheets().selectedIndex]?.textContent;
const titles = () =>
  [...document.querySelectorAll("[data-sheet] bdi")].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:a-picture", revokeObjectURL: vi.fn() }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
});

it("prints a track that the map does not show, without the sheets between its parts", async () => {
  await keepTrack();
  await act(() => setTrackVisible("heide", false));
  const { user, map, unmount } = showPrint("track:heide");
  // At 1:25.000, 8 km are 31 cm: two sheets for each part.
  await waitFor(() => expect(chosen()).toBe("Langs Heide (4 bladen)"));
  await waitFor(() => expect(map.sketch).toHaveLength(2));
  expect(map.shown).toEqual([5, 52, 5, 54.07]);
  expect(document.querySelector("[data-sheet-frame]")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Druk af" }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(titles()[0]).toBe("Heide · blad 1 van 4");
  unmount();
  expect(map.sketch).toEqual([]);
});

it("prints a saved plan with its numbers, once it is chosen", async () => {
  const route = routeOver([
    [0, 0],
    [3000, 0],
  ]);
  const id = await savedPlans.save(null, "Pontje", { draft: emptyDraft("walk"), route });
  onTestFinished(async () => void (await savedPlans.remove(id ?? "")));
  const { user, unmount } = showPrint(null);
  const option = await screen.findByRole("option", { name: "Langs Pontje" });
  expect(chosen()).toBe("Dit kader");
  await user.selectOptions(sheets(), option);
  await waitFor(() => expect(chosen()).toBe("Langs Pontje (1 blad)"));
  expect(planShownStore.getState().onView?.route.nodes).toHaveLength(2);
  expect(screen.getByLabelText<HTMLInputElement>("Titel op het blad").value).toBe("Pontje");
  unmount();
  expect(planShownStore.getState().onView).toBeNull();
});

it("says that a line is gone, and prints the frame", async () => {
  const { user } = showPrint("track:nobody");
  expect(await screen.findByText("Deze lijn is er niet meer. Kies een andere.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Druk af" }));
  await waitFor(() => expect(document.querySelectorAll("[data-sheet]")).toHaveLength(1));
});
