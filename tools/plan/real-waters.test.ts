import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerAfloat } from "./answer-afloat.ts";
import { buildSharedPack, sharedExtract } from "./shared-pack.fixture.ts";

const isThere = existsSync(sharedExtract("delfland-motorboat"));

const DELFT = [52.00165, 4.3636] as const;
const DELFSHAVEN = [51.9085, 4.4485] as const;
const RIJSWIJK = [52.0365, 4.3395] as const;

/** A sloop in metres. */
const SLOOP = { height: 1.6, width: 2.2 };

describe.skipIf(!isThere)(
  `waters of Delfland (${isThere ? "found" : "not found: skipped"})`,
  () => {
    const out = mkdtempSync(join(tmpdir(), "real-waters-"));
    let packs: readonly string[] = [];
    beforeAll(async () => {
      packs = [await buildSharedPack("delfland-motorboat", out)];
    }, 60_000);
    afterAll(() => rmSync(out, { recursive: true }));

    const trip = async (to: readonly [number, number], folders: readonly string[]) => {
      const answer = await answerAfloat(
        "motorboat",
        { from: DELFT, to, shortest: false, ...SLOOP },
        folders,
      );
      if (!("waters" in answer)) throw new Error(answer.problem);
      return answer;
    };

    it("have the Delftsche Vliet, which the country lacks", async () => {
      const { waters, meters } = await trip(RIJSWIJK, packs);
      expect(waters.map(({ name }) => name)).toEqual(
        expect.arrayContaining(["Rijn-Schiekanaal", "Delftsche Vliet"]),
      );
      expect(meters).toBeGreaterThan(4000);
      expect(meters).toBeLessThan(6500);
    });

    it("lead over their border into the country, past the same bridges as without them", async () => {
      const [alone, together] = [await trip(DELFSHAVEN, []), await trip(DELFSHAVEN, packs)];
      expect(Math.abs(alone.meters - together.meters)).toBeLessThan(10);
      const names = together.passed.map(({ name }) => name);
      expect(names).toEqual(alone.passed.map(({ name }) => name));
      expect(names).toContain("Kruithuisbrug");
      expect(together.water?.knownMeters).toBeGreaterThan(8000);
      expect(alone.water?.knownMeters).toBe(0);
    });
  },
);
