import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { INVENTED_BULLETIN, inventedNotice } from "#domain/bulletin/invented-bulletin.fixture.ts";
import { UNKNOWN_BOAT } from "#domain/fairway/passage/passage.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { serveBulletin } from "#parts/fairway/serve-bulletin.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { departNow } from "#state/fairways/boat-departure.ts";
import { bulletinStore } from "#state/fairways/bulletin.ts";
import { setWaterLevel } from "#state/fairways/water-level.ts";
import { planner } from "#state/plans/planner.ts";
import { watchFairwaysAlongPlan } from "#state/search/fairways-along-plan.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { PlanFairways, PlanObstacles } from "./plan-fairways.tsx";

const TRAITS = { hasFerry: false, hasPortage: false, isConnection: false };
const STOPS = [
  { osmId: 1, number: "10", lat: 52.00763, lng: 4.36582 },
  { osmId: 2, number: "11", lat: 52.0005, lng: 4.3642 },
  { osmId: 3, number: "12", lat: 51.9915, lng: 4.371 },
];

/** Along the Schie through Delft: under the Sint Sebastiaansbrug and the Abtswoudsebrug, then the Kruithuisbrug. */
const ROUTE: PlanRoute = {
  nodes: STOPS,
  legs: [
    {
      ...TRAITS,
      meters: 800,
      line: Float64Array.of(4.36582, 52.00763, 4.3636, 52.00165, 4.3642, 52.0005),
    },
    {
      ...TRAITS,
      meters: 1100,
      line: Float64Array.of(4.3642, 52.0005, 4.37077, 51.99196, 4.371, 51.9915),
    },
  ],
  stopPlaces: [0, 1, 2],
  meters: 1900,
};

let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Makes it Wednesday 25 November 2026 at this time in Amsterdam. */
function setWednesday(hours: number, minutes: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 25, hours - 1, minutes) });
}

function showPlan(mode: NetworkMode = "motorboat", route = ROUTE) {
  planner.open({ draft: { ...emptyDraft(mode), stops: STOPS }, route });
  stop = watchFairwaysAlongPlan();
  const onShow = vi.fn();
  const shown = show(
    <>
      <PlanObstacles />
      <PlanFairways onShow={onShow} />
    </>,
  );
  return { ...shown, onShow };
}

it("lists the bridges of each leg with the time of passing and their hours then", async () => {
  setWednesday(19, 33);
  const { user, onShow } = showPlan();
  const section = await screen.findByRole("region", { name: "Bruggen en sluizen" });
  expect(within(section).getByText("10 – 11")).toBeTruthy();
  expect(within(section).getByText("11 – 12")).toBeTruthy();
  expect(within(section).getByText(/Smalste doorvaart: 10,4 m/)).toBeTruthy();
  // 1.8 km at 8 km/h, so 13 minutes later: never "now".
  const row = within(section).getByRole("button", {
    name: /^19:4\d\s?Kruithuisbrug · BB H54 W104/,
  });
  expect(row.textContent).toMatch(
    /om 19:4\d volgens het rooster bediend tot .*: lees de toelichting$/,
  );
  expect(section.textContent).not.toMatch(/wordt nu|\bnu bediend/);
  const below = within(row.parentElement as HTMLElement);
  await user.click(below.getByRole("button", { name: "Lees alles" }));
  const note = below.getByText(/Voor recreatievaart/);
  expect(note.textContent).toContain("16:00 uur - 18:00 uur");
  await user.click(row);
  expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ name: "Kruithuisbrug" }));
  expect(screen.getByRole("link", { name: "Mijn boot invullen" })).toBeTruthy();
});

const NOTICES = {
  askedAtMs: Date.parse("2026-11-25T07:12:00+01:00"),
  leftOutCount: 2,
  items: [
    inventedNotice({ startMs: Date.parse("2026-11-25T06:00:00+01:00"), endMs: null }),
    inventedNotice({
      id: "RWS-2026-2",
      code: "NOSERV",
      place: "Kruithuisbrug",
      line: [4.37077, 51.99196],
      startMs: Date.parse("2026-11-26T06:00:00+01:00"),
    }),
    inventedNotice({ id: "elsewhere", line: [5, 53] }),
    inventedNotice({ id: "ended", endMs: Date.parse("2026-11-25T13:00:00+01:00") }),
  ],
};

it("tells of the notices on the route, and in the row of a bridge of the one that applies when it is passed", async () => {
  setWednesday(14, 0);
  await serveBulletin({ ...INVENTED_BULLETIN, notices: NOTICES });
  showPlan();
  const section = await screen.findByRole("region", { name: "Bruggen en sluizen" });
  const row = (name: RegExp) => within(section).getByRole("button", { name }).textContent;
  // They are looked up in a worker.
  await waitFor(() =>
    expect(row(/Abtswoudsebrug ·/)).toContain("gestremd volgens de berichten van 07:12 · "),
  );
  // Its notice begins tomorrow.
  expect(row(/Kruithuisbrug ·/)).not.toContain("bericht");
  const notices = within(section).getByRole("region", { name: "Berichten aan de scheepvaart" });
  expect(notices.textContent).toMatch(/Berichten van 07:12\.2 berichten op je route/);
  expect(notices.textContent).toContain(
    "Kruithuisbrug, Schie: geen bediening volgens de berichten",
  );
  expect(notices.textContent).toContain("2 berichten zonder leesbare plek staan er niet bij.");
  expect(notices.textContent).not.toContain("beginnen");
  const date = within(section).getByLabelText("Vertrekdatum");
  onTestFinished(() => act(departNow));
  fireEvent.change(date, { target: { value: "2027-01-20" } });
  expect(notices.textContent).toContain(
    "Berichten die na 26 december beginnen, zijn nog niet opgehaald.",
  );
});

it("says first that notices are old, and never takes those that were not fetched for none", async () => {
  setWednesday(14, 0);
  const yesterday = NOTICES.askedAtMs - 86_400_000;
  await serveBulletin({ ...INVENTED_BULLETIN, notices: { ...NOTICES, askedAtMs: yesterday } });
  showPlan();
  const section = await screen.findByRole("region", { name: "Berichten aan de scheepvaart" });
  const text = () => section.textContent ?? "";
  expect(text()).toMatch(/scheepvaartDe berichten zijn van di 24 nov[ ,]+07:12, ouder dan een dag/);
  act(() => bulletinStore.setState({ bulletin: null, status: "settled", problem: "failed" }));
  expect(text()).toContain("zijn nog niet opgehaald");
  expect(text()).not.toContain("geen berichten");
  await serveBulletin(null);
  expect(text()).toContain("Nieuwere ophalen lukte niet.");
});

it("lists whom to call, in the order of the route", async () => {
  setWednesday(14, 0);
  const { user } = showPlan();
  await user.click(await screen.findByText("Bel vooraf (3)"));
  const list = screen.getByText(/^In de volgorde van je route/).nextElementSibling as HTMLElement;
  // Each number once, with every bridge that it is for.
  const links = within(list).getAllByRole("link");
  expect(new Set(links.map((link) => link.getAttribute("href"))).size).toBe(links.length);
  const provincial = within(list).getByRole("link", { name: "070-4417720" }).closest("li");
  const rows = within(provincial as HTMLElement).getAllByRole("listitem");
  expect(rows.map((row) => /\d\d:\d\d (\S+ ?\S*brug)/.exec(row.textContent ?? "")?.[1])).toEqual([
    "Sint Sebastiaansbrug",
    "Abtswoudsebrug",
    "Kruithuisbrug",
  ]);
  expect(rows[1]?.textContent).toContain("Marifoon kanaal 18");
});

it("counts with the level of the water in every height", async () => {
  setWednesday(14, 0);
  const { user } = showPlan();
  onTestFinished(() => setWaterLevel(null));
  const row = await screen.findByRole("button", { name: /Kruithuisbrug · BB H54 W104/ });
  await user.type(screen.getByLabelText("Waterstand ± (m)"), "-0,3");
  expect(row.textContent).toContain("BB H57 W104, bij waterstand -0,30\u00a0m");
});

it("has a date and a time of departure, where a past time is tomorrow", async () => {
  setWednesday(19, 33);
  const { user } = showPlan();
  const section = await screen.findByRole("region", { name: "Bruggen en sluizen" });
  const group = within(section).getByRole("group", { name: "Vertrek" });
  const [date, time] = [
    within(group).getByLabelText("Vertrekdatum"),
    within(group).getByLabelText("Vertrektijd"),
  ];
  expect([date, time]).toMatchObject([{ value: "2026-11-25" }, { value: "19:33" }]);
  fireEvent.change(time, { target: { value: "08:00" } });
  expect(date).toMatchObject({ value: "2026-11-26" });
  expect(within(group).getByRole("status").textContent).toBe(
    "Die tijd is al voorbij. Dit geldt voor morgen, donderdag 26 november.",
  );
  expect(within(section).getByRole("button", { name: /^08:1\d\s?Kruithuisbrug/ })).toBeTruthy();
  // At night on Saturday it is not operated, and "tomorrow" would not be the day after that.
  fireEvent.change(date, { target: { value: "2026-11-28" } });
  fireEvent.change(time, { target: { value: "20:00" } });
  const row = within(section).getByRole("button", { name: /^20:1\d\s?Kruithuisbrug/ });
  expect(row.textContent).toMatch(
    /om 20:1\d volgens het rooster niet bediend, weer uiterlijk ma 30 nov vanaf/,
  );
  await user.click(within(group).getByRole("button", { name: "Vertrek nu" }));
  expect([date, time]).toMatchObject([{ value: "2026-11-25" }, { value: "19:33" }]);
});

it("counts the waits that the schedules imply, and finds the departure with the least", async () => {
  act(() => void setPreferences({ boat: { ...UNKNOWN_BOAT, airDraughtMeters: 8 } }));
  onTestFinished(() => void setPreferences({ boat: UNKNOWN_BOAT }));
  setWednesday(14, 0);
  const { user } = showPlan();
  const section = await screen.findByRole("region", { name: "Bruggen en sluizen" });
  const group = within(section).getByRole("group", { name: "Vertrek" });
  // Early on Monday 30 November nothing is operated.
  fireEvent.change(within(group).getByLabelText("Vertrekdatum"), {
    target: { value: "2026-11-30" },
  });
  fireEvent.change(within(group).getByLabelText("Vertrektijd"), { target: { value: "04:00" } });
  const rows = within(section).getAllByRole("button", { name: /^0\d:\d\d\s?\S/ });
  const waits = rows.map((row) => /wacht tot \d\d:\d\d/.exec(row.textContent ?? "")?.[0]);
  expect(waits.filter(Boolean)).toHaveLength(1);
  const until = waits.find(Boolean)?.slice(-5) ?? "";
  // The bridges after it are passed later than that, not at the speed from 04:00.
  expect(rows.at(-1)?.textContent?.slice(0, 5).localeCompare(until)).toBeGreaterThanOrEqual(0);
  expect(within(section).getByText(/^Aankomst 0\d:\d\d, waarvan [12] u \d\d wachten/)).toBeTruthy();
  await user.click(within(section).getByRole("button", { name: "Zoek het beste vertrek" }));
  const best = await within(section).findByText(
    /^Beste vertrek tot 16:00: \d\d:\d\d\. Aankomst \d\d:\d\d\.$/,
  );
  await user.click(within(section).getByRole("button", { name: "Neem dit vertrek" }));
  const moment = /: (\d\d:\d\d)\./.exec(best.textContent ?? "")?.[1];
  expect(within(group).getByLabelText("Vertrektijd")).toMatchObject({ value: moment });
  expect(within(section).queryByText(/waarvan .* wachten/)).toBeNull();
});

it("keeps the best departure on the screen while the clock moves on, until it has passed", async () => {
  // Early on Monday 30 November, when nothing is operated.
  const nowMs = Date.UTC(2026, 10, 30, 2, 51);
  vi.useFakeTimers({ toFake: ["Date"], now: nowMs });
  act(() => departNow());
  act(() => void setPreferences({ boat: { ...UNKNOWN_BOAT, airDraughtMeters: 8 } }));
  const { user } = showPlan();
  const section = await screen.findByRole("region", { name: "Bruggen en sluizen" });
  const time = within(section).getByLabelText<HTMLInputElement>("Vertrektijd");
  await user.click(await within(section).findByRole("button", { name: "Zoek het beste vertrek" }));
  const best = await within(section).findByText(/^Beste vertrek tot 15:51: /);
  const shown = best.textContent;
  vi.setSystemTime(nowMs + 60_000);
  await waitFor(() => expect(time.value).toBe("03:52"));
  expect(within(section).getByText(/^Beste vertrek/).textContent).toBe(shown);
  vi.setSystemTime(nowMs + 12 * 3_600_000);
  await waitFor(() => expect(time.value).toBe("15:51"));
  expect(within(section).queryByText(/^Beste vertrek/)).toBeNull();
  expect(within(section).getByRole("button", { name: "Zoek het beste vertrek" })).toBeTruthy();
});

it("warns before leaving of what the boat does not pass", async () => {
  act(
    () => void setPreferences({ boat: { ...UNKNOWN_BOAT, airDraughtMeters: 1.2, beamMeters: 11 } }),
  );
  showPlan();
  const warning = await screen.findByText(/Je boot past niet bij/);
  expect(warning.textContent).toContain("Abtswoudsebrug");
  expect(warning.textContent).toContain("Kruithuisbrug");
});

it("warns a boat that draws more than the map allows on a leg, never a canoe", async () => {
  act(() => void setPreferences({ boat: { ...UNKNOWN_BOAT, draughtMeters: 1.4 } }));
  onTestFinished(() => act(() => void setPreferences({ boat: UNKNOWN_BOAT })));
  const water = { knownMeters: 0, openMeters: 0, carried: [], maxDraughtMeters: 1.2 };
  const legs = ROUTE.legs.map((leg) => ({ ...leg, along: "ways" as const, water }));
  const warning = /jouw boot steekt 1,4\sm/;
  const { unmount } = showPlan("motorboat", { ...ROUTE, legs });
  // Above the plan, and at each leg.
  await waitFor(() => expect(screen.getAllByText(warning)).toHaveLength(3));
  unmount();
  showPlan("canoe", { ...ROUTE, legs });
  expect(await screen.findAllByText(/Diepgang volgens de kaart/)).toHaveLength(2);
  expect(screen.queryByText(warning)).toBeNull();
});

it("warns of nothing where every bridge opens, but says which must", async () => {
  act(() => void setPreferences({ boat: { ...UNKNOWN_BOAT, airDraughtMeters: 8 } }));
  showPlan();
  expect(await screen.findAllByText(/alleen als hij opengaat \(hoogte\)/)).not.toHaveLength(0);
  expect(screen.queryByText(/Je boot past niet bij/)).toBeNull();
});

it("counts with the sizes of the boat for a motorboat only, never for a canoe", async () => {
  act(
    () => void setPreferences({ boat: { ...UNKNOWN_BOAT, airDraughtMeters: 8, beamMeters: 11 } }),
  );
  onTestFinished(() => act(() => void setPreferences({ boat: UNKNOWN_BOAT })));
  showPlan("canoe");
  const section = await screen.findByRole("region", { name: "Bruggen en sluizen" });
  expect(section.textContent).toContain("De maten van Mijn boot gelden niet voor een kano.");
  expect(screen.queryByText(/Je boot past niet bij/)).toBeNull();
  expect(section.textContent).not.toMatch(/alleen als hij opengaat|Vul je boot in/);
});

it("says nothing of bridges to who walks", async () => {
  showPlan("walk");
  await act(async () => {});
  expect(screen.queryByText("Bruggen en sluizen")).toBeNull();
});
