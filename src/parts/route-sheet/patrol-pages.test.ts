import { describe, expect, it } from "vitest";
import type { Figure } from "#domain/route-sheet/figure.ts";
import type { Patrol } from "#domain/route-sheet/route-sheets.ts";
import { type SheetRoute, type SheetStep, sheetRouteOf } from "#domain/route-sheet/sheet-step.ts";
import type { SheetInput } from "#domain/route-sheet/techniques.ts";
import { TECHNIQUES } from "#domain/route-sheet/techniques.ts";
import { SHEET_WORDS } from "#sentences/scouting/route-sheet.ts";
import { lacksOfPatrols } from "./lack-texts.ts";
import { headingOf, leaderPages, type PatrolPrint, patrolPages } from "./patrol-pages.ts";
import type { PatrolSheets } from "./patrol-sheets.ts";
import { placeText } from "./technique-pages.ts";

const LINE = Float64Array.of(5, 52, 5, 52.01, 5.0162, 52.01, 5.0162, 52.02);
const ROUTE = sheetRouteOf("Tocht", LINE, false) as SheetRoute;

function stepAt(number: number, alongMeters: number, remark = ""): SheetStep {
  const place = { lat: 52 + alongMeters / 111_200, lng: 5 };
  const junction = { place, alongMeters, inDegrees: 180, outDegrees: 0, otherDegrees: [90] };
  return { number, junction, remark, legMeters: 500 };
}

function sheetsOf(changes: Partial<Patrol>, gaps: SheetInput["gaps"] = []): PatrolSheets {
  const patrol: Patrol = {
    id: "1",
    name: "Vossen",
    startMinutes: 600,
    isReversed: false,
    startMeters: 0,
    stretches: [{ technique: "strip", untilMeters: null }],
    ...changes,
  };
  const input: SheetInput = {
    route: ROUTE,
    steps: [stepAt(1, 500, "bij de molen"), stepAt(2, 1000), stepAt(3, 1500)],
    gaps,
    settings: { paper: "A4", north: { north: "true", decimalYear: 2026.9 }, tracingScale: 25_000 },
    words: SHEET_WORDS,
  };
  return { patrol, input };
}

const PRINT: PatrolPrint = {
  routeName: "Tocht",
  paper: "A4",
  phone: "06-12345678",
  speedKmh: 4,
  rules: "",
  isBook: false,
  hasLostNote: true,
};

const textsOf = ({ marks }: Figure) =>
  marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
const titlesOf = (pages: readonly Figure[]) => pages.map((page) => textsOf(page)[0]);
const textOf = (page: Figure | undefined) => (page ? textsOf(page).join(" ") : "");

describe("the pages of patrols", () => {
  it("have the sheets of each stretch, the note, the solution and the times, in order", () => {
    const stretches = [
      { technique: "strip", untilMeters: 1000 },
      { technique: "degrees", untilMeters: null },
    ] as const;
    const patrols = [sheetsOf({ stretches }), sheetsOf({ name: "Dassen", startMinutes: 620 })];
    const pages = [...patrolPages(patrols, PRINT), ...leaderPages(patrols, PRINT)];
    expect(titlesOf(pages)).toEqual([
      "Vossen · Strippenkaart · Tocht",
      "Vossen · Gradenroute · Tocht",
      "Vossen · Alleen openen als je verdwaald bent",
      "Dassen · Strippenkaart · Tocht",
      "Dassen · Alleen openen als je verdwaald bent",
      "Oplossing voor de leiding · Tocht",
      "Wie is waar wanneer · Tocht",
    ]);
    expect(textOf(pages[0])).toContain("Vertrek om 10:00. Leiding: 06-12345678.");
    expect(textOf(pages[0])).toContain("Punt 2 is 500 m na punt 1.");
    expect(textOf(pages[1])).toMatch(/Punt 2: RD [\d, ]+\. Dit stuk is/);
    expect(textOf(pages[2])).toContain("Bel de leiding: 06-12345678.");
    // Of each patrol, and of the leaders.
    expect(pages.map((page) => /\d+ \/ \d+/.exec(textOf(page))?.[0])).toEqual([
      "1 / 3",
      "2 / 3",
      "3 / 3",
      "1 / 2",
      "2 / 2",
      "1 / 2",
      "2 / 2",
    ]);
  });

  it("solve the route for all patrols in one table, a row for each place", () => {
    const { patrol, input } = sheetsOf({ name: "Dassen", startMinutes: 620 });
    const [first, second, third] = input.steps as [SheetStep, SheetStep, SheetStep];
    const back = { ...second.junction, alongMeters: 2200, outDegrees: 180 };
    const steps = [first, second, { ...third, junction: back }];
    const untimed = sheetsOf({ name: "Bevers", startMinutes: null });
    const all = [sheetsOf({}), { patrol, input: { ...input, steps } }, untimed];
    const [solution] = leaderPages(all, PRINT);
    const text = textOf(solution);
    const place = (meters: number) => placeText({ lat: 52 + meters / 111_200, lng: 5 });
    expect(text).toContain("Plek Vossen Dassen Bevers");
    expect(text).toMatch(/Start · 10:00 · N Start · 10:20 · N Start · 0,0 · N/);
    const rows = [500, 1000, 1500].map((meters) => text.indexOf(place(meters)));
    expect(rows).toEqual(rows.toSorted((one, other) => one - other));
    const second10 = text.slice(rows[1], rows[2]);
    // A patrol that passes a place again has both passings in its row.
    expect(second10).toMatch(
      /2 · 10:15 · rechtdoor 2 · 10:35 · rechtdoor 3 · 10:53 · keer om 2 · 1,0/,
    );
    expect(text.slice(rows[0], rows[1])).toContain("1 · 10:08 · rechtdoor, bij de molen");
    expect(text.split(place(1000))).toHaveLength(2);
  });

  it("have the map of each stretch behind its sheets, with its ends", () => {
    const map = { widthMm: 178, heightMm: 200, scale: 25_000 } as const;
    const picture = { address: "blob:a", widthMm: 178, heightMm: 200 };
    const middle = { lat: 52.005, lng: 5 };
    const maps = [[{ middle, map, picture, attribution: "© makers" }]];
    const pages = patrolPages([{ ...sheetsOf({}), maps }], PRINT);
    expect(titlesOf(pages).slice(0, 2)).toEqual([
      "Vossen · Strippenkaart · Tocht",
      "Vossen · Kaart",
    ]);
    expect(textOf(pages[1])).toContain("Van Start naar Eind, schaal 1:25.000.");
    expect(textOf(pages[1])).toContain("© makers");
    expect(textOf(pages[1])).toContain("2 / 3");
    expect(pages[1]?.marks.some(({ kind }) => kind === "picture")).toBe(true);
  });

  it("have an envelope with the map and the way home, and nothing of the route or its points", () => {
    const map = { widthMm: 178, heightMm: 200, scale: 25_000 } as const;
    const picture = { address: "blob:a", widthMm: 178, heightMm: 200 };
    const home = { middle: { lat: 52.01, lng: 5.008 }, map, picture, attribution: "© makers" };
    const { patrol, input } = sheetsOf({});
    const pages = patrolPages([{ patrol, input, homeMaps: [home] }], PRINT);
    expect(titlesOf(pages).slice(1)).toEqual(
      Array.from({ length: 3 }, () => "Vossen · Alleen openen als je verdwaald bent"),
    );
    const [, note, mapPage, way] = pages;
    expect(textOf(note)).toContain("Leg de bladen hierna");
    expect(textOf(mapPage)).toContain("De hele tocht, schaal 1:25.000.");
    expect(textsOf(mapPage as Figure)).toEqual(expect.arrayContaining(["Start", "Eind"]));
    expect(textOf(way)).toContain("Bel de leiding: 06-12345678.");
    const shown = textsOf(way as Figure);
    expect(shown).toEqual(expect.arrayContaining(["Eind", "NNO"]));
    const lines = mapPage?.marks.filter(({ kind }) => kind === "line") ?? [];
    const routeLines = lines.filter((mark) => mark.kind === "line" && mark.widthMm === 0.6);
    expect(routeLines).toEqual([]);
    const squares = way?.marks.filter(({ kind }) => kind === "arrowhead") ?? [];
    // Arrows from every square of the map, not only from those of the route.
    expect(squares.length).toBeGreaterThanOrEqual(15);
  });

  it("have a map for the lost abroad, and speak neither of RD nor of a sheet with the way home", () => {
    const map = { widthMm: 178, heightMm: 200, scale: 25_000 } as const;
    const picture = { address: "blob:a", widthMm: 178, heightMm: 200 };
    const home = { middle: { lat: 48.41, lng: 15.61 }, map, picture, attribution: "" };
    const line = Float64Array.of(15.61, 48.41, 15.62, 48.42);
    const { patrol, input } = sheetsOf({});
    const route = sheetRouteOf("Tocht", line, false) as SheetRoute;
    const abroad = { patrol, input: { ...input, route, steps: [] }, homeMaps: [home] };
    const texts = patrolPages([{ ...abroad, maps: [[home]] }], PRINT).map(textOf);
    const about = texts.join(" ");
    expect(about).toContain("Leg de bladen hierna, met de kaart, er gevouwen in.");
    expect(about).toContain("De hele tocht, schaal 1:25.000. Bovenaan is het ware noorden");
    expect(about).toContain("Van Start naar Eind, schaal 1:25.000. Bovenaan is het ware noorden");
    expect(about).not.toMatch(/RD|de weg naar huis|wijst de weg/);
  });

  it.each(["A4", "A5"] as const)(
    "have a note for the lost that fits %s with all its words",
    (paper) => {
      const { patrol, input } = sheetsOf({});
      const map = { widthMm: 100, heightMm: 100, scale: 25_000 } as const;
      const picture = { address: "blob:a", widthMm: 100, heightMm: 100 };
      const home = { middle: { lat: 52.01, lng: 5.008 }, map, picture, attribution: "" };
      const print = { ...PRINT, paper, phone: "06-12345678 of 06-87654321, of bel 015-1234567" };
      const note = patrolPages([{ patrol, input, homeMaps: [home] }], print).find((page) =>
        textOf(page).includes("Leg de bladen hierna"),
      );
      const bottom = (note?.heightMm ?? 0) - 22;
      const lowest = note?.marks.flatMap((mark) => {
        if (mark.kind !== "line" || mark.points.length !== 5) return [];
        return mark.points.map(({ y }) => y);
      });
      expect(Math.max(...(lowest ?? []))).toBeLessThanOrEqual(bottom);
      expect(Math.max(...(lowest ?? []))).toBeGreaterThan(100);
    },
  );

  it("tell on one page who is where, with a column for each patrol, over midnight too", () => {
    const night = { name: "Wezels", startMinutes: 23 * 60 + 50 };
    const last = leaderPages([sheetsOf(night), sheetsOf({ startMinutes: 24 * 60 - 5 })], PRINT).at(
      -1,
    );
    const text = textOf(last);
    expect(text).toContain(
      "Tijd Wezels Vossen 23:50 Start · 0,0 23:55 Start · 0,3 Start · 0,0 Dag 2 00:00 1 · 0,7 Start · 0,3",
    );
    expect(text).toMatch(/00:40 Eind 3 · 3,0 00:45 +Eind/);
  });

  it.each(["A4", "A5"] as const)(
    "say who is where on one page of %s, whenever the last patrol starts",
    (paper) => {
      for (let startMinutes = 600; startMinutes < 1500; startMinutes += 5) {
        const three = [{}, { name: "Dassen", startMinutes: 620 }, { name: "Bevers", startMinutes }];
        const pages = leaderPages(
          three.map((one) => sheetsOf(one)),
          { ...PRINT, paper },
        );
        const where = titlesOf(pages).filter((title) => title?.startsWith("Wie is waar"));
        expect(where, `${startMinutes}`).toHaveLength(1);
      }
    },
  );

  it("of a book are one book for each patrol, with its own cover, rules, techniques and numbers", () => {
    const patrols = [
      sheetsOf({}),
      sheetsOf({ name: "Dassen", stretches: [{ technique: "winds", untilMeters: null }] }),
    ];
    const book = {
      ...PRINT,
      rules: "Praat met niemand.\nEet je brood op.",
      isBook: true,
      hasLostNote: false,
    };
    const pages = patrolPages(patrols, book);
    expect(titlesOf(pages)).toEqual([
      "Routeboekje",
      "Spelregels",
      "Vossen · Strippenkaart · Tocht",
      "Routeboekje",
      "Spelregels",
      "Dassen · Windroosroute · Tocht",
    ]);
    expect(textOf(pages[0])).toMatch(/Vossen Tocht · .+ Vertrek om 10:00\. Leiding: 06-12345678\./);
    expect(textOf(pages[1])).toContain("• Praat met niemand. • Eet je brood op.");
    expect(textOf(pages[1])).toContain("Zo lees je de bladen Strippenkaart");
    expect(textOf(pages[1])).not.toContain("Windroosroute");
    expect(pages.map((page) => /\d \/ \d/.exec(textOf(page))?.[0]).join()).toBe(
      "1 / 3,2 / 3,3 / 3,1 / 3,2 / 3,3 / 3",
    );
    // The pages of a patrol have nothing of the others.
    expect(pages.slice(0, 3).map(textOf).join(" ")).not.toContain("Dassen");
  });

  it("have no times without a start", () => {
    const untimed = [sheetsOf({ startMinutes: null })];
    expect(titlesOf(leaderPages(untimed, PRINT))).toEqual(["Oplossing voor de leiding · Tocht"]);
    expect(textOf(patrolPages(untimed, { ...PRINT, phone: "" })[0])).not.toContain("Vertrek om");
  });

  it("say before printing where there is no instruction, and print courses there", () => {
    const sheets = (paper: "A4" | "A5") => {
      const stretches = [
        { technique: "strip", untilMeters: 500 },
        { technique: "tracing", untilMeters: null },
      ] as const;
      const { patrol, input } = sheetsOf({ stretches }, [{ fromMeters: 200, toMeters: 400 }]);
      return {
        patrol,
        input: { ...input, settings: { ...input.settings, paper, tracingScale: 10_000 } as const },
      };
    };
    const a5 = sheets("A5");
    const lacks = lacksOfPatrols([a5], (patrol) => headingOf(patrol, PRINT));
    expect(lacks).toEqual([
      "Vossen, km 0,2–0,4 (Strippenkaart): Dit apparaat heeft hier geen kaart. Bewaar de kaart langs deze route.",
      expect.stringMatching(
        /^Vossen, km 0,5–3,4 \(Oleaat\): Het oleaat past niet op A5 bij 1:10\.000, wel op A4 bij 1:10\.000 of A5 bij 1:25\.000\.$/,
      ),
    ]);
    const [strip, tracing] = patrolPages([a5], { ...PRINT, paper: "A5", hasLostNote: false });
    expect(textOf(strip)).toMatch(
      /Km 0,2–0,4: loop van punt tot punt, hemelsbreed\. Alle richtingen .* km 0,20 0° 200 m km 0,40/,
    );
    expect(textOf(tracing)).toMatch(/^Vossen · Oleaat · Tocht .* 1 \d+° \d+ m km [\d,]+ .* Eind/);
    expect(textOf(tracing)).not.toContain("past niet");
  });

  it.each(TECHNIQUES)("draw both parts of a route by %s", (technique) => {
    const stretches = [
      { technique, untilMeters: 1000 },
      { technique, untilMeters: null },
    ];
    const gaps = [{ fromMeters: 1200, toMeters: 1300 }];
    const pages = patrolPages([sheetsOf({ stretches }, gaps)], { ...PRINT, hasLostNote: false });
    // The gap parts a maze in two, and memory maps leave it no room.
    const isLarge = ["maze", "memory"].includes(technique);
    expect(pages).toHaveLength(isLarge ? 3 : 2);
    expect(textOf(pages[0])).not.toContain("geen kaart");
    expect(textOf(pages[1])).toContain("Van km 1,2 tot 1,3 heeft dit apparaat geen kaart");
    for (const page of pages) {
      for (const mark of page.marks) {
        if (mark.kind === "text") expect(mark.sizeMm).toBeGreaterThanOrEqual(2.8);
      }
    }
  });
});
