import { afterAll, expect, it, vi } from "vitest";
import type { Language } from "#domain/language/language.ts";
import { arrivalText, guidanceEventText, guidanceSpeech } from "./guidance.ts";

/** Resolves to the sentences with the words of a language. */
async function sentencesIn(language: Language) {
  vi.resetModules();
  vi.doMock("#words/locale.ts", () => import(`../../words/${language}/locale.ts`));
  vi.doMock("#words/plan/guidance.ts", () => import(`../../words/${language}/plan/guidance.ts`));
  const { setUnitSpace } = await import("#sentences/intl/with-unit.ts");
  setUnitSpace(" ");
  return await import("./guidance.ts");
}

afterAll(() => {
  vi.doUnmock("#words/locale.ts");
  vi.doUnmock("#words/plan/guidance.ts");
  vi.resetModules();
});

const HOUR_MS = 3_600_000;
const NOW_MS = new Date(2026, 10, 21, 13, 3).getTime();

it.each([
  [1, "14:03"],
  [24, "13:03"],
  [30, "over 30 uur"],
  [24 * 400, "over 400 dagen"],
  [1e13, "–"],
])("says when one arrives that is %d hours away", (hours, text) => {
  expect(arrivalText(NOW_MS + hours * HOUR_MS, NOW_MS)).toBe(text);
});

it.each([
  [150, "walk", "Over 150 m: bij 34 linksaf", "Over 150 meter, bij 34 linksaf"],
  [500, "walk", "Over 500 m: bij 34 linksaf", "Over 500 meter, bij 34 linksaf"],
  [150, "motorboat", "Over 150 m: bij 34 linksaf", "Over 150 meter, bij 34 linksaf"],
  [500, "motorboat", "Over 0,27 NM: bij 34 linksaf", "Over 0,3 zeemijl, bij 34 linksaf"],
] as const)("announces a node %d m ahead by %s in its units", (meters, mode, text, speech) => {
  const event = { kind: "near", node: { label: "34" }, turn: "left", meters } as const;
  expect(guidanceEventText(event, mode)).toBe(text);
  expect(guidanceSpeech(event, mode)).toBe(speech);
});

const AHEAD = { kind: "near", node: { label: "34" }, turn: "right", meters: 83 } as const;
const NAMELESS = { ...AHEAD, node: { label: "" } } as const;

it.each([
  [
    "nl",
    [
      "Over 80 meter, bij 34 rechtsaf",
      "Over 80 meter, knooppunt 34",
      "Over 80 meter, bij het punt rechtsaf",
    ],
    ["Bij 34 rechtsaf", "Bij 34", "Bij het punt rechtsaf"],
    ["Van de route", "Weer op de route", "Je bent er"],
  ],
  [
    "en",
    [
      "In 80 metres, turn right at 34",
      "In 80 metres, node 34",
      "In 80 metres, turn right at the point",
    ],
    ["At 34, turn right", "At 34", "At the point, turn right"],
    ["Off the route", "Back on the route", "You have arrived"],
  ],
  [
    "de",
    [
      "In 80 Metern bei 34 rechts abbiegen",
      "In 80 Metern kommt Knotenpunkt 34",
      "In 80 Metern bei dem Punkt rechts abbiegen",
    ],
    ["Bei 34 rechts abbiegen", "Bei 34", "Bei dem Punkt rechts abbiegen"],
    ["Abseits der Route", "Wieder auf der Route", "Du bist am Ziel"],
  ],
] as const)("speaks as people do in %s", async (language, near, at, others) => {
  const texts = await sentencesIn(language);
  const speak = (event: Parameters<typeof guidanceSpeech>[0]) =>
    texts.guidanceSpeech(event, "walk");
  const events = [AHEAD, { ...AHEAD, turn: null }, NAMELESS] as const;
  expect(events.map(speak)).toEqual(near);
  expect(events.map((event) => speak({ ...event, kind: "at" }))).toEqual(at);
  expect((["off", "back", "arrived"] as const).map((kind) => speak({ kind }))).toEqual(others);
});

const LEFT = { kind: "turn", turn: "left", name: "Kerkstraat" } as const;
const FERRY = { kind: "ferry", turn: null, name: "Pont", meters: 350 } as const;
const STAIRS = { kind: "stairs", turn: null, name: null, meters: 20 } as const;
const WALK = { kind: "walk", turn: null, name: null, meters: 40 } as const;
const TIMES = { kind: "times", turn: null, name: "seasonal=summer", meters: 900 } as const;

it.each([
  [
    "nl",
    [
      "Over 80 m linksaf, Kerkstraat",
      "Over 80 m: veer Pont, 350 m",
      "Over 80 m: trap, 20 m",
      "Over 80 m: afstappen, 40 m lopen",
    ],
    ["Linksaf, Kerkstraat", "Veer Pont, 350 meter", "Trap, 20 meter", "Afstappen, 40 meter lopen"],
    "Over 80 m: tijdelijk gesloten volgens de kaart: seasonal=summer",
    ["Over 80 meter linksaf, Kerkstraat", "Over 80 meter, bij 34 rechtsaf, Laan"],
  ],
  [
    "en",
    [
      "In 80 m turn left into Kerkstraat",
      "In 80 m: ferry Pont, 350 m",
      "In 80 m: steps, 20 m",
      "In 80 m: get off your bike for 40 m",
    ],
    [
      "Turn left into Kerkstraat",
      "Ferry Pont, 350 metres",
      "Steps, 20 metres",
      "Get off your bike for 40 metres",
    ],
    "In 80 m: closed at times, according to the map: seasonal=summer",
    ["In 80 metres turn left into Kerkstraat", "In 80 metres, turn right at 34 into Laan"],
  ],
  [
    "de",
    [
      "In 80 m links abbiegen, Kerkstraat",
      "In 80 m: Fähre Pont, 350 m",
      "In 80 m: Treppe, 20 m",
      "In 80 m: absteigen, 40 m schieben",
    ],
    [
      "Links abbiegen, Kerkstraat",
      "Fähre Pont, 350 Meter",
      "Treppe, 20 Meter",
      "Absteigen, 40 Meter schieben",
    ],
    "In 80 m: laut Karte zeitweise geschlossen: seasonal=summer",
    ["In 80 Metern links abbiegen, Kerkstraat", "In 80 Metern bei 34 rechts abbiegen, Laan"],
  ],
] as const)(
  "names streets, ferries, stairs, walks and times in %s",
  async (language, near, at, times, spoken) => {
    const texts = await sentencesIn(language);
    const cues = [LEFT, FERRY, STAIRS, WALK] as const;
    const textNear = (cue: Parameters<typeof texts.cueText>[0]) =>
      texts.guidanceEventText({ kind: "cue-near", cue, meters: 80 }, "cycle");
    expect(cues.map(textNear)).toEqual(near);
    expect(cues.map((cue) => texts.guidanceSpeech({ kind: "cue-at", cue }, "cycle"))).toEqual(at);
    expect(textNear(TIMES)).toBe(times);
    expect([
      texts.guidanceSpeech({ kind: "cue-near", cue: LEFT, meters: 83 }, "cycle"),
      texts.guidanceSpeech({ ...AHEAD, node: { label: "34", street: "Laan" } }, "cycle"),
    ]).toEqual(spoken);
  },
);
