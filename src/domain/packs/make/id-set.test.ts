import fc from "fast-check";
import { expect, it } from "vitest";
import { collectIds } from "./id-set.ts";

const ids = fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 60 });

it("finds the index of its ids in ascending order, whatever was asked before", () => {
  fc.assert(
    fc.property(ids, ids, (added, asked) => {
      const collector = collectIds();
      for (const id of added) collector.add(id);
      const set = collector.close();
      const sorted = [...new Set(added)].sort((a, b) => a - b);
      expect(set.size).toBe(sorted.length);
      expect(asked.map(set.indexOf)).toEqual(asked.map((id) => sorted.indexOf(id)));
    }),
  );
});

it("holds more ids than it first has room for, in ascending order of questions", () => {
  const collector = collectIds();
  for (let id = 20_000; id > 0; id -= 2) collector.add(id);
  const set = collector.close();
  for (let id = 0; id <= 20_001; id += 1) {
    expect(set.indexOf(id)).toBe(id > 0 && id % 2 === 0 ? id / 2 - 1 : -1);
  }
});
