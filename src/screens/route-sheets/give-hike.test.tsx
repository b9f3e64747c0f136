import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { USUAL_SHEETS } from "#domain/route-sheet/route-sheets.ts";
import { type SheetRoute, sheetRouteOf } from "#domain/route-sheet/sheet-step.ts";
import { readHikeLink } from "#domain/sharing/hike-parcel.ts";
import { unpackedPages } from "#domain/sharing/packed-pages.ts";
import { show } from "#parts/show.fixture.ts";
import { packsStore } from "#state/packs/packs.ts";
import { loadTracks, tracksStore } from "#state/tracks/tracks.ts";
import { GiveHike } from "./give-hike.tsx";

const route = sheetRouteOf(
  "Nachttocht",
  Float64Array.of(4.35, 52, 4.36, 52, 4.36, 52.005),
  false,
) as SheetRoute;
const patrol = (id: string, name: string) => ({
  id,
  name,
  startMinutes: 600,
  isReversed: id === "2",
  startMeters: 0,
  stretches: [{ technique: "degrees", untilMeters: null } as const],
});

it("hands one patrol what is ticked, as a link, and says where its sheets have only courses", async () => {
  packsStore.setState({ packs: [] });
  const along = { junctions: [], gaps: [], source: null };
  const read = { route, along, isRecorded: false, mode: "walk" } as const;
  const stretches = [
    { technique: "degrees", untilMeters: 500 },
    { technique: "photos", untilMeters: null },
  ] as const;
  const patrols = [patrol("1", "Vossen"), { ...patrol("2", "Dassen"), stretches }];
  const { user } = show(<GiveHike read={read} sheets={{ ...USUAL_SHEETS, patrols }} />);
  await user.selectOptions(screen.getByLabelText("Aan wie"), "Dassen");
  await user.click(screen.getByLabelText(/^De route als lijn op de kaart/));
  await user.click(screen.getByRole("button", { name: "Als link of code" }));
  const dialog = await screen.findByRole("dialog", undefined, { timeout: 15_000 });
  expect(within(dialog).getByText(/^Alleen voor Dassen/)).toBeTruthy();
  const link = within(dialog).getByText(/^http.*#hike=1\./).textContent ?? "";
  const result = readHikeLink(link);
  if (!result.ok) throw new Error(result.reason);
  const { hike } = result;
  expect(hike).toMatchObject({ name: "Nachttocht", patrol: "Dassen" });
  expect(hike.route).toMatch(/^#t=1\./);
  const texts = JSON.stringify(unpackedPages(hike.pages));
  expect(texts).toContain("Routeboekje");
  expect(texts).not.toContain("Vossen");
  await waitFor(() => expect(screen.getByText(/^Dassen, km 0,0–/)).toBeTruthy());
  expect(screen.getByText(/^De bladen met foto's gaan niet mee/)).toBeTruthy();
});

it("says that no pack has the map of the area, which goes only in a file", async () => {
  packsStore.setState({ packs: [] });
  const along = { junctions: [], gaps: [], source: null };
  const read = { route, along, isRecorded: false, mode: "walk" } as const;
  const sheets = { ...USUAL_SHEETS, patrols: [patrol("1", "Vossen")] };
  const { user } = show(<GiveHike read={read} sheets={sheets} />);
  await user.click(screen.getByLabelText("De bladen van deze patrouille"));
  await user.click(screen.getByLabelText(/^De kaart van het gebied, voor de telefoon/));
  const link = screen.getByRole("button", { name: "Als link of code" });
  expect(link).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Als bestand" }));
  expect(await screen.findByText(/^Geen kaartpakket op dit apparaat heeft/)).toBeTruthy();
});

it("names a line without a name for who cannot see it", async () => {
  await loadTracks();
  const unnamed = { id: "unnamed", name: "" } as NonNullable<
    ReturnType<typeof tracksStore.getState>["tracks"]
  >[number];
  tracksStore.setState({ tracks: [unnamed] });
  const along = { junctions: [], gaps: [], source: null };
  const read = { route, along, isRecorded: false, mode: "walk" } as const;
  show(<GiveHike read={read} sheets={{ ...USUAL_SHEETS, patrols: [patrol("1", "Vossen")] }} />);
  expect(await screen.findByLabelText("Zonder naam")).toBeTruthy();
  tracksStore.setState({ tracks: [] });
});

it("has nothing to hand over when nothing is ticked", async () => {
  const along = { junctions: [], gaps: [], source: null };
  const read = { route, along, isRecorded: false, mode: "walk" } as const;
  const sheets = { ...USUAL_SHEETS, patrols: [patrol("1", "Vossen")] };
  const { user } = show(<GiveHike read={read} sheets={sheets} />);
  await user.click(screen.getByLabelText("De bladen van deze patrouille"));
  expect(screen.getByRole("button", { name: "Als bestand" })).toHaveProperty("disabled", true);
});
