import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import { show } from "#parts/show.fixture.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { OfflineVerdictPanel } from "./offline-verdict-panel.tsx";

const WHOLE: OfflineReport = {
  answer: "yes",
  zooms: [],
  lineMeters: 1000,
  mapGaps: [],
  network: null,
  mesh: [],
  damagedAreaIds: [],
  neededCount: 9,
  missingCount: 0,
  toFetch: null,
};
const PARTLY: OfflineReport = {
  ...WHOLE,
  answer: "partly",
  missingCount: 2,
  mapGaps: [{ fromMeters: 200, toMeters: 700, what: [14] }],
  toFetch: { kind: "box", bounds: [5, 52, 5.01, 52.01] },
};

const showReport = (report: OfflineReport) =>
  show(<OfflineVerdictPanel state={{ status: "known", report }} name="Tocht" />);

const answer = () => document.querySelector("[data-offline]")?.getAttribute("data-offline");

describe("the verdict", () => {
  it("says yes, and offers nothing to fetch", () => {
    showReport(WHOLE);
    expect(answer()).toBe("yes");
    expect(screen.getByText("Werkt offline: ja")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("names what is missing, with the button that fetches it", () => {
    showReport(PARTLY);
    expect(answer()).toBe("partly");
    expect(screen.getByText("Kaart ontbreekt op km 0,2–0,7 (zoom 14).")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Haal op wat ontbreekt" })).toBeTruthy();
  });

  it("explains why nothing can be fetched on 'alleen offline'", () => {
    preferencesStore.setState({ offlineOnly: true });
    showReport(PARTLY);
    expect(screen.getByText(/^Je staat op alleen offline/)).toBeTruthy();
  });

  it("fetches a damaged area again", () => {
    showReport({ ...PARTLY, answer: "no", damagedAreaIds: ["kamp"] });
    expect(answer()).toBe("no");
    expect(screen.getByRole("button", { name: "Haal het gebied opnieuw op" })).toBeTruthy();
  });

  it("has no answer during the lookup", () => {
    show(<OfflineVerdictPanel state={{ status: "checking" }} name="Tocht" />);
    expect(answer()).toBeUndefined();
  });
});
