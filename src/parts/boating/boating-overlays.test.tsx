import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { beginWatch } from "#domain/anchor/anchor-watch.ts";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { anchorStore, raiseAnchor } from "#state/boating/anchor.ts";
import { closeHelm, helmStore, openHelm } from "#state/boating/helm-store.ts";
import { logbookStore } from "#state/boating/logbook.ts";
import {
  callManOverboard,
  endManOverboard,
  manOverboardStore,
  reduceManOverboard,
} from "#state/boating/man-overboard.ts";
import { steeredByStore } from "#state/boating/steered-by.ts";
import { steeringStore, steerTo, stopSteering } from "#state/boating/steering.ts";
import { positionPermissionStore, positionStore } from "#state/position/position.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { BoatingOverlays } from "./boating-overlays.tsx";

const HERE = { lat: 52.6, lng: 5.2 };

beforeEach(() => {
  positionStore.setState(fixedAt({ ...HERE, timeMs: Date.now(), speedMps: 3, courseDegrees: 0 }));
});

describe("a man overboard", () => {
  beforeEach(() => onTestFinished(() => endManOverboard()));

  it("is confirmed large, and ends only after a second question", async () => {
    const { user } = show(<BoatingOverlays />);
    await act(() => callManOverboard());
    const panel = screen.getByRole("dialog", { name: "Man overboord" });
    expect(within(panel).getByText(/^De plek staat vast/)).toBeTruthy();
    expect(within(panel).getByText("52°36.000'N 5°12.000'E")).toBeTruthy();
    await user.click(within(panel).getByRole("button", { name: "Iedereen is aan boord" }));
    await user.click(within(panel).getByRole("button", { name: "Nee, ga door" }));
    expect(manOverboardStore.getState().marks).toHaveLength(1);
    await user.click(within(panel).getByRole("button", { name: "Iedereen is aan boord" }));
    await user.click(within(panel).getByRole("button", { name: "Ja, wis de plek" }));
    expect(manOverboardStore.getState().marks).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("lists several marks, shows the one that is tapped, and ends them together", async () => {
    const { user } = show(<BoatingOverlays />);
    await act(() => callManOverboard());
    const [first] = manOverboardStore.getState().marks;
    if (!first?.fix) throw new Error("no mark");
    const second = { ...first, id: "second", fix: { ...first.fix, lat: 52.7 } };
    act(() => manOverboardStore.setState({ marks: [first, second] }));
    const panel = screen.getByRole("dialog", { name: "Man overboord" });
    expect(within(panel).getByText(/^Er liggen 2 plekken vast/)).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /^Man overboord [12] / })).toHaveLength(2);
    await user.click(within(panel).getByRole("button", { name: /^Plek 2/ }));
    expect(within(panel).getByText("52°42.000'N 5°12.000'E")).toBeTruthy();
    await user.click(within(panel).getByRole("button", { name: "Iedereen is aan boord" }));
    await user.click(within(panel).getByRole("button", { name: "Ja, wis alle plekken" }));
    expect(manOverboardStore.getState().marks).toEqual([]);
  });

  it("is no target until somebody chooses to steer back", async () => {
    onTestFinished(() => stopSteering());
    onTestFinished(() => closeHelm());
    const { user } = show(<BoatingOverlays />);
    await act(() => callManOverboard());
    expect(steeringStore.getState().target).toBeNull();
    await user.click(screen.getByRole("button", { name: "Stuur terug" }));
    expect(steeringStore.getState().target).toMatchObject({ ...HERE, name: "Man overboord" });
    expect(helmStore.getState().isOpen).toBe(true);
  });
});

it("the helm asks for a mark while there is none, and says when nothing is known", () => {
  onTestFinished(() => closeHelm());
  positionStore.setState(fixedAt({ ...HERE, timeMs: Date.now() - 60_000 }));
  show(<BoatingOverlays />);
  act(() => openHelm());
  const helm = screen.getByRole("dialog", { name: "Stuurstand" });
  expect(within(helm).getByText(/^Kies een doel/)).toBeTruthy();
  expect(within(helm).getAllByText("geen signaal")).toHaveLength(2);
});

it("the helm stops steering at the second tap", async () => {
  onTestFinished(() => stopSteering());
  onTestFinished(() => closeHelm());
  const { user } = show(<BoatingOverlays />);
  await act(() => steerTo({ lat: 52.61, lng: 5.2 }, "S 14"));
  act(() => openHelm());
  await user.click(screen.getByRole("button", { name: "Stop met sturen" }));
  expect(steeringStore.getState().target).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Tik nog eens om te stoppen" }));
  expect(steeringStore.getState().target).toBeNull();
});

it("the mark of the helm is a strip with distance, bearing, XTE and arrival, and says when it is reached", async () => {
  onTestFinished(() => stopSteering());
  onTestFinished(() => closeHelm());
  const { user } = show(<BoatingOverlays />);
  const mark = { lat: 52.61, lng: 5.2 };
  await act(() => steerTo(mark, "S 14"));
  const strip = () => screen.getByRole("button", { name: /S 14/ });
  expect(strip().textContent).toMatch(/^S 140,60 NM · 000°XTE 0 m\d\d:\d\d$/);
  await user.click(strip());
  expect(helmStore.getState().isOpen).toBe(true);
  act(() => closeHelm());
  act(() => positionStore.setState(fixedAt({ ...mark, timeMs: Date.now() + 1 })));
  expect(strip().textContent).toMatch(/^Je bent bij S 14/);
  expect(screen.getAllByText("Je bent bij S 14")).toHaveLength(2);
});

describe("the anchor watch", () => {
  const anchored = (alarm: "dragging" | null) => ({
    circle: { ...HERE, radiusMeters: 30 },
    startedAtMs: Date.now(),
    state: {
      ...beginWatch(Date.now()),
      distanceMeters: 52,
      outsideCount: alarm ? 3 : 0,
      alarm: alarm && { reason: alarm, sinceMs: Date.now() },
    },
  });
  beforeEach(() =>
    onTestFinished(async () => {
      // A confirmed alarm has begun a watch.
      await raiseAnchor();
      anchorStore.setState({ anchored: null, isNotStored: false });
    }),
  );

  it("warns in the strip that the alarm cannot be heard", () => {
    show(<BoatingOverlays />);
    act(() => anchorStore.setState({ anchored: anchored(null), isSoundOn: false }));
    expect(
      screen.getByRole("button", { name: "Voor anker 52 m van 30 m geluid uit" }),
    ).toBeTruthy();
    act(() => anchorStore.setState({ isSoundOn: true }));
    expect(screen.getByRole("button", { name: "Voor anker 52 m van 30 m" })).toBeTruthy();
  });

  it.each(["denied", "absent", "prompt"] as const)(
    "says at once that it does not watch when the permission becomes %s",
    (permission) => {
      onTestFinished(() => positionPermissionStore.setState({ permission: null }));
      show(<BoatingOverlays />);
      act(() => anchorStore.setState({ anchored: anchored(null), isSoundOn: true }));
      // A browser may report `prompt` as long as fixes come.
      act(() => positionStore.setState(fixedAt({ ...HERE, timeMs: Date.now() - 21_000 })));
      expect(screen.getByRole("button", { name: /^Voor anker/ })).toBeTruthy();
      act(() => positionPermissionStore.setState({ permission }));
      expect(
        screen.getByRole("button", { name: /^Geen toestemming .* er wordt nu niet gewaakt/ }),
      ).toBeTruthy();
      expect(screen.queryByRole("button", { name: /^Voor anker/ })).toBeNull();
    },
  );

  it("says that its end could not be stored", () => {
    onTestFinished(() => anchorStore.setState({ isNotStored: false }));
    show(<BoatingOverlays />);
    act(() => anchorStore.setState({ anchored: null, isNotStored: true }));
    expect(screen.getByText(/^Anker op, maar dat kon niet worden bewaard/)).toBeTruthy();
  });

  it("alarms over everything else until its large button is pressed, whatever Escape does", async () => {
    const { user } = show(<BoatingOverlays />);
    act(() => anchorStore.setState({ anchored: anchored("dragging") }));
    const alarm = screen.getByRole("dialog", { name: "Ankeralarm" });
    expect(within(alarm).getByText("Buiten de cirkel: het anker krabt.")).toBeTruthy();
    expect(alarm.querySelector("[role=alert]")).toBeTruthy();
    fireEvent(alarm, new Event("cancel", { cancelable: true }));
    await user.keyboard("{Escape}{Enter} ");
    expect(anchorStore.getState().anchored?.state.alarm).not.toBeNull();
    await user.click(within(alarm).getByRole("button", { name: "Bevestig" }));
    expect(anchorStore.getState().anchored?.state.alarm).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
    // The boat is still outside its circle.
    expect(
      screen.getByRole("button", { name: /^Krabt, geluid even uit 52 m van 30 m/ }),
    ).toBeTruthy();
  });

  it("shows the map without an acknowledgement, and the alarm again from its strip", async () => {
    const { user, address } = show(<BoatingOverlays />, { path: "/map" });
    act(() => anchorStore.setState({ anchored: anchored("dragging") }));
    await user.click(screen.getByRole("button", { name: "Toon op de kaart" }));
    expect(address()).toBe("/map");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(anchorStore.getState().anchored?.state.alarm).not.toBeNull();
    await user.click(screen.getByRole("button", { name: /^Ankeralarm 52 m van 30 m/ }));
    expect(screen.getByRole("dialog", { name: "Ankeralarm" })).toBeTruthy();
  });

  it("lets the MOB button bring its mark in front of an alarm that opened over it", async () => {
    onTestFinished(() => endManOverboard());
    const front: (string | null)[] = [];
    vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      this.open = true;
      front.push(this.getAttribute("aria-label"));
    });
    show(<BoatingOverlays />);
    await act(() => callManOverboard());
    act(() => anchorStore.setState({ anchored: anchored("dragging") }));
    expect(front.at(-1)).toBe("Ankeralarm");
    await act(() => callManOverboard());
    expect(front.at(-1)).toBe("Man overboord");
    act(() => reduceManOverboard());
    // The alarm goes on under the helm otherwise.
    act(() => openHelm());
    onTestFinished(() => closeHelm());
    expect(front.lastIndexOf("Stuurstand")).toBeGreaterThan(-1);
    expect(front.at(-1)).toBe("Ankeralarm");
  });
});

it("shows the next mark of a followed route in the strip, and what was passed", async () => {
  setPreferences({ instrumentLayout: "water" });
  onTestFinished(() => void setPreferences({ instrumentLayout: "foot" }));
  show(<BoatingOverlays />);
  const on = (name: string, passedCount: number, passedName = "") =>
    act(() =>
      steeredByStore.setState({
        by: { mark: { ...HERE, lat: 52.61 }, leg: null, name, isRoute: true },
        passedCount,
        passedName,
        isJoined: true,
        isRouteDone: false,
      }),
    );
  await on("S 14", 0);
  expect(screen.getByRole("button", { name: /^S 14/ }).textContent).toMatch(/0,60 NM · 000°/);
  await on("S 16", 1, "S 14");
  expect(screen.getByRole("status").textContent).toBe("Voorbij S 14, volgende S 16");
  expect(screen.getByRole("button", { name: /^Voorbij S 14, volgende S 16/ })).toBeTruthy();
  act(() =>
    steeredByStore.setState({ by: null, passedCount: 2, passedName: "S 16", isRouteDone: true }),
  );
  expect(screen.getByRole("status").textContent).toBe("Voorbij S 16: einde van de route");
  await on("S 20", 0);
  expect(screen.getByRole("button", { name: /^S 20/ })).toBeTruthy();
});

it("says in the strip when the boat is beyond the limit of the water, and of the user", () => {
  setPreferences({ instrumentLayout: "water" });
  onTestFinished(() => void setPreferences({ instrumentLayout: "foot", crossTrackMeters: null }));
  show(<BoatingOverlays />);
  // The boat lies 34 m to the right of this leg.
  const west = { ...HERE, lng: HERE.lng - 0.0005 };
  const leg = { from: { ...west, lat: 52.59 }, to: { ...west, lat: 52.61 } };
  const steer = (roomMeters: number) =>
    act(() =>
      steeredByStore.setState({
        by: { mark: leg.to, leg, name: "S 14", isRoute: true, roomMeters },
        isRouteDone: false,
      }),
    );
  const strip = () => screen.getByRole("button", { name: /XTE/ }).textContent;
  steer(20);
  expect(strip()).toContain("XTE 34 m rechts van de lijn, buiten de grens van 20\u00a0m");
  // The default of 50 m where the room is not known.
  steer(0);
  expect(strip()).not.toContain("grens");
  act(() => void setPreferences({ crossTrackMeters: 10 }));
  expect(strip()).toContain("buiten de grens van 10\u00a0m");
});

it("writes the logbook while boating is recorded, and takes lines by hand", async () => {
  setPreferences({ instrumentLayout: "water" });
  onTestFinished(() => {
    setPreferences({ instrumentLayout: "foot" });
    recordingStatusStore.setState({ status: "idle" });
    closeHelm();
  });
  const { user } = show(<BoatingOverlays />);
  act(() => recordingStatusStore.setState({ status: "recording", distanceMeters: 1852 }));
  act(() => openHelm());
  await user.click(screen.getByRole("button", { name: "Logboek" }));
  const log = screen.getByRole("dialog", { name: "Logboek" });
  const departure = await within(log).findByRole("row", { name: /Vertrek/ });
  expect(departure.textContent).toMatch(/52°36\.00'N 5°12\.00'E000°5,8 kn1,00 NM/);
  await user.selectOptions(within(log).getByLabelText("Wat"), "Motor aan");
  await user.click(within(log).getByRole("button", { name: "Voeg toe" }));
  await user.click(await within(log).findByRole("button", { name: /^Wijzig: .* Motor aan/ }));
  await user.click(within(log).getByRole("button", { name: "Verwijder" }));
  await within(log).findByText("“Motor aan” is verwijderd.");
  expect(within(log).queryByRole("row", { name: /Motor aan/ })).toBeNull();
  await user.click(within(log).getByRole("button", { name: "Ongedaan maken" }));
  await within(log).findByRole("row", { name: /Motor aan/ });
});

it.each([
  ["sail", ["BRG", "DST", "XTE", "VMG", "ETA"]],
  ["motor", ["BRG", "DST", "XTE", "ETA"]],
  ["sloop", ["BRG", "DST"]],
] as const)("has the instruments of a %s at the helm", async (helmLayout, names) => {
  setPreferences({ helmLayout });
  onTestFinished(async () => {
    closeHelm();
    setPreferences({ helmLayout: "sail" });
    await stopSteering();
  });
  show(<BoatingOverlays />);
  await act(() => steerTo({ lat: 52.7, lng: 5.2 }, "S 14"));
  act(() => openHelm());
  const terms = screen
    .getAllByRole("term")
    .map((term) => /[A-Z]{3}/.exec(term.textContent ?? "")?.[0]);
  expect(terms).toEqual(["SOG", "COG", ...names]);
});

it("notes the departure of a recording that was on already, once, and its distance at the arrival", async () => {
  setPreferences({ instrumentLayout: "water" });
  onTestFinished(() => {
    setPreferences({ instrumentLayout: "foot" });
    recordingStatusStore.setState({ status: "idle", distanceMeters: 0 });
    closeHelm();
  });
  const trackId = `trip-${Math.random()}`;
  const { user } = show(<BoatingOverlays />);
  act(() => recordingStatusStore.setState({ status: "recording", trackId, distanceMeters: 0 }));
  act(() => recordingStatusStore.setState({ status: "paused", distanceMeters: 3704 }));
  act(() => recordingStatusStore.setState({ status: "recording" }));
  act(() => recordingStatusStore.setState({ status: "idle", distanceMeters: 0 }));
  act(() => openHelm());
  await user.click(screen.getByRole("button", { name: "Logboek" }));
  const log = screen.getByRole("dialog", { name: "Logboek" });
  const arrival = await within(log).findByRole("row", { name: /Aankomst.*2,00 NM/ });
  expect(arrival).toBeTruthy();
  const departures = logbookStore.getState().entries?.filter(({ id }) => id.endsWith(trackId));
  expect(departures?.map(({ kind }) => kind)).toEqual(["departure"]);
});
