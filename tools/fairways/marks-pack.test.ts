import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { INVENTED_FIXED, REAL_MARKS } from "#domain/fairway/official/marks.fixture.ts";
import { readMarksFile } from "#domain/fairway/official/marks-file.ts";
import { MARKS_SERVICE } from "#domain/links/marks-address.ts";
import { readPackManifest } from "#domain/packs/pack-manifest.ts";
import { indexPacks } from "../pack/index-packs.ts";
import { fetchMarks, marksInText, writeMarksPack } from "./marks-pack.ts";

const [FIRST, ...OTHERS] = REAL_MARKS.features;

/** Answers as the service does: two pages of floating marks and one of fixed marks. */
function service(
  change: (answer: Record<string, unknown>, url: string) => object = (answer) => answer,
) {
  const asked: string[] = [];
  const get = async (url: string): Promise<Response> => {
    asked.push(url);
    const isSecond = url.includes("cursor=2");
    const features = url.includes("vast") ? INVENTED_FIXED : isSecond ? OTHERS : [FIRST];
    const next = { rel: "next", href: `${url}&cursor=2` };
    const links = url.includes("vast") || isSecond ? [] : [next];
    const answer = {
      type: "FeatureCollection",
      timeStamp: "2026-11-25T20:15:00Z",
      features,
      links,
    };
    return Response.json(change(answer, url));
  };
  return { asked, get };
}

describe("the marks of a service", () => {
  it("are a pack that the catalogue offers, with all pages of both collections", async () => {
    const { asked, get } = service();
    const out = mkdtempSync(join(tmpdir(), "marks-"));
    const pages = await fetchMarks(MARKS_SERVICE, get);
    expect(writeMarksPack(pages, { isWhole: true, date: "2026-01-01", out })).toMatchObject({
      marks: 17,
      date: "2026-11-25",
    });
    expect(asked).toHaveLength(3);
    const folder = join(out, "betonning");
    expect(readdirSync(folder).toSorted()).toEqual(["marks.json", "pack.json"]);
    const file = readMarksFile(readFileSync(join(folder, "marks.json"), "utf8"));
    expect(file.marks.filter(({ isFixed }) => isFixed)).toHaveLength(2);
    expect(readPackManifest(readFileSync(join(folder, "pack.json"), "utf8")).files).toMatchObject([
      { name: "marks.json" },
    ]);
    expect(indexPacks(out)).toMatchObject([{ name: "betonning", hasMarks: true, hasMap: false }]);
  });

  it.each([
    ["https://elsewhere.example/items", "elsewhere"],
    ["https://api.pdok.nl/bzk/locatieserver/search/v3_1/free", "elsewhere"],
    ["http://", "elsewhere"],
  ])("are not fetched from %s only because a page says so", async (href, problem) => {
    const { asked, get } = service((answer) => ({ ...answer, links: [{ rel: "next", href }] }));
    await expect(fetchMarks(MARKS_SERVICE, get)).rejects.toThrow(problem);
    expect(asked).toHaveLength(1);
  });

  it("are none if a page fails, or if there is no end of pages", async () => {
    const { get } = service((answer, url) => (url.includes("cursor") ? { error: 1 } : answer));
    await expect(fetchMarks(MARKS_SERVICE, get)).rejects.toThrow("no page of marks");
    let count = 0;
    const endless = service((answer, url) => {
      count += 1;
      return {
        ...answer,
        links: [{ rel: "next", href: `${url.split("&cursor")[0]}&cursor=${count}` }],
      };
    });
    await expect(fetchMarks(MARKS_SERVICE, endless.get)).rejects.toThrow("more than 60 pages");
  });
});

it("takes no page of several for all marks, and claims no more than the box around the marks of a file", () => {
  expect(() =>
    marksInText(JSON.stringify({ ...REAL_MARKS, links: [{ rel: "next", href: "x" }] })),
  ).toThrow("one page of several");
  const out = mkdtempSync(join(tmpdir(), "marks-"));
  writeMarksPack([marksInText(JSON.stringify(REAL_MARKS))], { isWhole: false, date: null, out });
  const { areas, date } = readMarksFile(readFileSync(join(out, "betonning/marks.json"), "utf8"));
  expect([areas, date]).toEqual([[[4.17564, 51.78003, 6.62929, 53.47993]], null]);
});
