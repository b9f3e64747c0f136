import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  ASKED_AT_MS,
  INVENTED_BULLETIN,
  inventedNotice,
} from "#domain/bulletin/invented-bulletin.fixture.ts";
import { UNKNOWN_BOAT } from "#domain/fairway/passage/passage.ts";
import { serveBulletin } from "#parts/fairway/serve-bulletin.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { setWaterLevel } from "#state/fairways/water-level.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { MarkCard } from "./mark-card.tsx";
import { NearCard } from "./near-card.tsx";
import { NoticeCard } from "./notice-card.tsx";
import { ObjectCard } from "./object-card.tsx";

const ABTSWOUDSE = { id: 28499, name: "Abtswoudsebrug", lat: 52.00165, lng: 4.3636 };
const DRIESLUIZEN = { id: 3310920, name: "Vlaardinger Driesluizen", lat: 51.91304, lng: 4.34445 };

function showCard(object: typeof ABTSWOUDSE) {
  const calls = { onClose: vi.fn(), onSaved: vi.fn() };
  return { ...show(<ObjectCard object={object} {...calls} />), ...calls };
}

describe("the card of a bridge or lock", () => {
  it("shows the clearance, the call details and the hours of a movable bridge", async () => {
    showCard(ABTSWOUDSE);
    expect(await screen.findByText("1,35 m (beweegbaar deel, dicht)")).toBeTruthy();
    expect(screen.getByText("Beweegbare brug · Delft · Delftse Schie")).toBeTruthy();
    expect(screen.getByText("kanaal 18")).toBeTruthy();
    // In the note, and in the list of whom to call.
    const links = screen.getAllByRole("link", { name: "070-4417720" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "tel:0704417720",
      "tel:0704417720",
    ]);
    expect(screen.getAllByText(/Provincie Zuid-Holland/).length).toBeGreaterThan(0);
    expect(screen.getByText(/op afstand bediend vanaf verkeerscentrale/)).toBeTruthy();
    expect(screen.getByText(/Gegevens van 24 juli 2026/)).toBeTruthy();
    expect(screen.queryByText("Jouw boot")).toBeNull();
  });

  it("has steering to it as its first button on the water", async () => {
    setPreferences({ instrumentLayout: "water" });
    onTestFinished(() => void setPreferences({ instrumentLayout: "foot" }));
    showCard(ABTSWOUDSE);
    await screen.findByText("kanaal 18");
    const named = screen.getAllByRole("button").filter(({ textContent }) => textContent !== "");
    expect(named[0]?.textContent).toBe("Stuur hierheen");
  });

  it("shows clearances at the level of the water that the user enters, and says so", async () => {
    onTestFinished(() => setWaterLevel(null));
    setPreferences({ boat: { ...UNKNOWN_BOAT, airDraughtMeters: 1.1, beamMeters: 3 } });
    const { user } = showCard(ABTSWOUDSE);
    expect(await screen.findByText("kan eronderdoor")).toBeTruthy();
    await user.type(screen.getByLabelText("Waterstand ± (m)"), "0,2");
    expect(
      screen.getByText("1,15 m (beweegbaar deel, dicht), bij waterstand +0,20 m"),
    ).toBeTruthy();
    expect(screen.getByText("alleen als hij opengaat (hoogte)")).toBeTruthy();
  });

  it("shows the notices about a bridge and a level with its time, which changes no clearance", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: ASKED_AT_MS + 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { lat, lng } = ABTSWOUDSE;
    const gauge = { code: "x", name: "Delft", lat, lng: lng + 0.02, meters: -0.43 };
    const levels = { askedAtMs: ASKED_AT_MS, leftOutCount: 0 };
    const ended = inventedNotice({ endMs: ASKED_AT_MS, id: "ended" });
    const asked = { ...levels, items: [ended, inventedNotice({ endMs: null })] };
    const items = [{ ...gauge, atMs: ASKED_AT_MS - 600_000 }];
    await serveBulletin({ ...INVENTED_BULLETIN, notices: asked, levels: { ...levels, items } });
    showCard(ABTSWOUDSE);
    const notices = await screen.findByRole("list", { name: "Berichten aan de scheepvaart" });
    expect(notices.textContent).toMatch(
      /^gestremd volgens de berichten van 07:12, vanaf wo 25 nov.*, tot nader bericht \(RWS-2026-1\)$/,
    );
    expect(
      screen.getByText(/^Peil: -0,4 m t.o.v. NAP bij Delft \(.*\), gemeten 07:02/),
    ).toBeTruthy();
    expect(screen.getByText(/Niet met de hoogte verrekend/)).toBeTruthy();
    expect(screen.getByText("1,35 m (beweegbaar deel, dicht)")).toBeTruthy();
  });

  it("shows the notices at a place on a card of their own", async () => {
    // One notice may have several limitations under its number.
    const items = ["OBSTRU", "NOSERV"].map((code) => inventedNotice({ code, endMs: null }));
    const errors = vi.spyOn(console, "error");
    const notices = { askedAtMs: Date.now(), leftOutCount: 0, items };
    await serveBulletin({ ...INVENTED_BULLETIN, notices });
    show(<NoticeCard place={ABTSWOUDSE} onClose={vi.fn()} />);
    const list = screen.getByRole("list", { name: "Berichten aan de scheepvaart" });
    expect(list.textContent).toMatch(/^Abtswoudsebrug, Schie: gestremd volgens de berichten van/);
    expect(within(list).getAllByRole("listitem")).toHaveLength(2);
    expect(`${errors.mock.calls}`).not.toContain("same key");
    expect(screen.getByText(/^Berichten van /)).toBeTruthy();
  });

  it("says of a bridge without notices that none were fetched, if so", async () => {
    await serveBulletin(null);
    showCard(ABTSWOUDSE);
    expect(await screen.findByText(/zijn nog niet opgehaald/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Haal berichten op" })).toBeTruthy();
  });

  it("shows whether the boat passes", async () => {
    setPreferences({ boat: { ...UNKNOWN_BOAT, airDraughtMeters: 1.2, beamMeters: 3 } });
    showCard(ABTSWOUDSE);
    // 1.2 m and a margin of 0.2 m are more than 1.35 m.
    expect(await screen.findByText("alleen als hij opengaat (hoogte)")).toBeTruthy();
  });

  it.each([
    ["a movable bridge", ABTSWOUDSE, 7],
    ["a lock, which has no yellow lights", DRIESLUIZEN, 5],
  ])("explains the lights of %s", async (_, object, count) => {
    showCard(object);
    const lights = (await screen.findByText("Wat de lichten betekenen")).closest("details");
    expect(lights?.querySelectorAll("li").length).toBe(count);
  });

  it("shows the size of a lock, and that a boat is too long for it", async () => {
    setPreferences({ boat: { ...UNKNOWN_BOAT, lengthMeters: 30 } });
    showCard(DRIESLUIZEN);
    expect(await screen.findByText("1 kolk, 24 m lang")).toBeTruthy();
    expect(screen.getByText("4,8 m")).toBeTruthy();
    expect(screen.getByText("kan er niet door (lengte)")).toBeTruthy();
    expect(screen.queryByText(/Hoogten gelden/)).toBeNull();
  });

  it("reports an object that is not in the data", async () => {
    showCard({ ...ABTSWOUDSE, id: -1 });
    expect(await screen.findByText(/staat niet meer in de gegevens/)).toBeTruthy();
  });
});

/** Wednesday 17:00 in Amsterdam, when the note of these bridges bars pleasure craft. */
describe("a bridge whose note contradicts its schedule", () => {
  const KRUITHUIS = { id: 13577, name: "Kruithuisbrug", lat: 51.99196, lng: 4.37077 };
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 25, 16) }));
  afterEach(() => void vi.useRealTimers());

  it("sends to the note, which is below the state and above the sizes", async () => {
    const { user } = showCard(KRUITHUIS);
    const state = await screen.findByText(
      /^volgens het rooster bediend tot .*: lees de toelichting$/,
    );
    const note = screen.getByRole("region", { name: "Toelichting van de beheerder" });
    expect(note.textContent).toMatch(/^.{40,100} …Lees alles$/);
    await user.click(within(note).getByRole("button", { name: "Lees alles" }));
    expect(within(note).getByText(/recreatievaart: 06:45 uur - 09:30 uur en 16:00/)).toBeTruthy();
    expect(note.compareDocumentPosition(state) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    const height = screen.getByText("Hoogte");
    expect(note.compareDocumentPosition(height) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByText(/wordt nu bediend/)).toBeNull();
  });

  it("sends to the note in the list", async () => {
    const calls = { onClose: vi.fn(), onObject: vi.fn(), onMark: vi.fn() };
    show(<NearCard center={KRUITHUIS} {...calls} />);
    const row = await screen.findByRole("button", { name: /Kruithuisbrug/ });
    expect(row.textContent).toMatch(/volgens het rooster bediend tot .*: lees de toelichting/);
  });
});

it("prescribes no shape for a beacon", () => {
  const mark = { lat: 50.9, lng: 5.7, kind: "starboard", isBeacon: true, name: "OL", light: "" };
  const calls = { onClose: vi.fn(), onSaved: vi.fn(), onMeasure: vi.fn() };
  show(<MarkCard mark={{ ...mark, kind: "starboard" }} {...calls} />);
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toContain("Kleur");
  expect(terms).not.toContain("Vorm");
  expect(screen.getByText(/de vorm van een baken schrijft het niet voor/)).toBeTruthy();
});

it("shows the meaning of a buoy and its light", () => {
  const mark = {
    lat: 51.4,
    lng: 3.3,
    kind: "port",
    isBeacon: false,
    name: "S 14",
    light: "Fl(?)5s",
  };
  const calls = { onClose: vi.fn(), onSaved: vi.fn(), onMeasure: vi.fn() };
  show(<MarkCard mark={{ ...mark, kind: "port" }} {...calls} />);
  expect(screen.getByRole("heading", { name: "S 14" })).toBeTruthy();
  expect(screen.getByText(/^Bakboordton: rood, stroomafwaarts rechts/)).toBeTruthy();
  expect(screen.getByText("Fl(?)5s, groep en kleur niet in de data")).toBeTruthy();
  const facts = screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual(
    expect.arrayContaining([
      ["Geldt", expect.stringMatching(/^voor wie van zee komt .* op meren en Randmeren gelden/)],
      ["Kleur", "rood"],
      ["Topteken", "rode cilinder"],
      ["Lichtsectoren", "niet in de data"],
      ["Positie", "51°24.000'N 3°18.000'E"],
    ]),
  );
  expect(screen.getByText(/niet in de data\.$/)).toBeTruthy();
});

it("names a light by its character, and by the bridge beside it", async () => {
  const calls = { onClose: vi.fn(), onObject: vi.fn(), onMark: vi.fn() };
  show(<NearCard center={{ lat: 51.2353, lng: 5.79744 }} {...calls} />);
  await screen.findAllByRole("button", { name: /Licht F. bij Kelperbrug/ });
  expect(screen.queryByRole("button", { name: /^Licht(?: ·|$)/ })).toBeNull();
});

it("lists the objects nearby, and opens the chosen one", async () => {
  const onObject = vi.fn();
  const calls = { onClose: vi.fn(), onObject, onMark: vi.fn() };
  const { user } = show(<NearCard center={ABTSWOUDSE} {...calls} />);
  await user.click(await screen.findByRole("button", { name: /Abtswoudsebrug.*BB H13 W105/ }));
  expect(onObject).toHaveBeenCalledWith(expect.objectContaining({ id: ABTSWOUDSE.id }));
});

it("tells once that no lateral marks are in the data nearby, which are not missed where there are some", async () => {
  const calls = { onClose: vi.fn(), onObject: vi.fn(), onMark: vi.fn() };
  const { unmount } = show(<NearCard center={ABTSWOUDSE} {...calls} />);
  expect((await screen.findByText(/geen bakboord- of stuurboordtonnen/)).textContent).toMatch(
    /Ze kunnen er wel liggen\.$/,
  );
  unmount();
  show(<NearCard center={{ lat: 51.4, lng: 3.55 }} {...calls} />);
  await screen.findAllByRole("button", { name: /Bakboordton/ });
  expect(screen.queryByText(/geen bakboord- of stuurboordtonnen/)).toBeNull();
});

it("lists whether the boat passes", async () => {
  setPreferences({ boat: { ...UNKNOWN_BOAT, airDraughtMeters: 14 } });
  show(<NearCard center={ABTSWOUDSE} onClose={vi.fn()} onObject={vi.fn()} onMark={vi.fn()} />);
  const row = await screen.findByRole("button", { name: /Abtswoudsebrug/ });
  expect(row.textContent).toContain("alleen als hij opengaat (hoogte)");
  expect(screen.getByRole("button", { name: /Kruithuisbrug/ }).textContent).toContain("(hoogte)");
});
