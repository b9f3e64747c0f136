import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { addWaypoints, waypointsStore } from "#state/waypoints/waypoints.ts";
import { RestoreDialog } from "./restore-dialog.tsx";

const TENT = { id: "tent", name: "Tent", lat: 52.1, lng: 5.4, createdAtMs: 1 };
const BACKUP = {
  format: "scouting-map-backup",
  version: 1,
  madeAtMs: 1_795_226_400_000,
  settings: { colorScheme: 1 },
  waypoints: [TENT],
};

function showDialog(backup: object | string) {
  const text = typeof backup === "string" ? backup : JSON.stringify(backup);
  const onClose = vi.fn();
  const file = new File([text], "back-up.json");
  return { ...show(<RestoreDialog file={file} onClose={onClose} />), onClose };
}

const button = (name: string) => screen.findByRole("button", { name });
const names = () => waypointsStore.getState().waypoints.map(({ name }) => name);

describe("the restore dialog", () => {
  it("shows the changes, restores beside existing data, and can undo", async () => {
    await addWaypoints([{ name: "Post", lat: 52.2, lng: 5.5 }]);
    const { user } = showDialog(BACKUP);
    expect(await screen.findByText("Je instellingen worden die van de back-up.")).toBeTruthy();
    expect(screen.getByText("1 nieuw")).toBeTruthy();
    expect(names()).toEqual(["Post"]);
    await user.click(await button("Zet terug"));
    expect(await screen.findByText("De back-up is teruggezet.")).toBeTruthy();
    expect(names().sort()).toEqual(["Post", "Tent"]);
    expect(settingsStore.getState().colorScheme).toBe(1);
    await user.click(await button("Ongedaan maken"));
    expect(await screen.findByText("Alles is weer zoals het was.")).toBeTruthy();
    expect(names()).toEqual(["Post"]);
    expect(settingsStore.getState().colorScheme).toBe(0);
  });

  it("changes nothing when closed", async () => {
    const { user, onClose } = showDialog(BACKUP);
    await user.click(await button("Annuleer"));
    expect(onClose).toHaveBeenCalledOnce();
    expect(names()).toEqual([]);
  });

  it("has nothing to restore if everything exists already", async () => {
    showDialog({ ...BACKUP, settings: {}, waypoints: [] });
    expect(await screen.findByText(/^Alles uit deze back-up staat al/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Zet terug" })).toBeNull();
  });

  it("counts the unreadable records", async () => {
    showDialog({ ...BACKUP, waypoints: [TENT, { ...TENT, id: "x", lat: "52" }] });
    expect(await screen.findByText(/^1 onderdeel van de back-up is niet leesbaar/)).toBeTruthy();
    expect(await button("Zet terug")).toBeTruthy();
  });

  it.each([
    ["a letter", "geen kaart", "Dit bestand is geen back-up"],
    [
      "half a backup",
      JSON.stringify(BACKUP).slice(0, 80),
      "(Deze back-up is niet heel|Dit bestand is geen back-up)",
    ],
    ["a newer backup", { ...BACKUP, version: 99 }, "Deze back-up is van een nieuwere versie"],
  ])("refuses %s in one sentence", async (_name, backup, sentence) => {
    showDialog(backup);
    expect((await screen.findByRole("alert")).textContent).toMatch(new RegExp(`^${sentence}`));
    expect(screen.queryByRole("button", { name: "Zet terug" })).toBeNull();
  });
});
