import type { PlantedFault } from "./planted-fault.ts";
import { WATER_FAULTS } from "./planted-faults-water.ts";

/**
 * Faults that would lose or spoil what people rely on. Each was once planted without a unit test that failed, or is of
 * the kind that is easily made. `planted-faults.ts` plants them one by one.
 */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: "a write of a record is skipped",
    file: "src/storage/records/transaction.ts",
    text: "await place.put(transaction, id, after);",
    replacement: "",
    tests: ["src/storage/records/transaction.test.ts"],
  },
  {
    name: "transactions are relaxed",
    file: "src/storage/strict.ts",
    text: 'durability: "strict"',
    replacement: 'durability: "relaxed"',
    tests: ["src/storage/strict.test.ts"],
  },
  {
    name: "every tenth fix of a recording is dropped",
    file: "src/storage/recordings/recording-storage.ts",
    text: "await Promise.all([...(known ? fixes.map(put) : []), transaction.done]);",
    replacement: `const stored = fixes.flatMap((fix, place) =>
      (firstNumber + place) % 10 === 9 ? [] : put(fix, place),
    );
    await Promise.all([...(known ? stored : []), transaction.done]);`,
    tests: ["src/state/recording/recording-writes.test.ts"],
  },
  {
    name: "undo brings back all but the last item of a list",
    file: "src/domain/storage/reverted.ts",
    text: "for (const [index, item] of before.entries()) {",
    replacement: "for (const [index, item] of before.slice(0, -1).entries()) {",
    tests: ["src/domain/storage/reverted.test.ts"],
  },
  {
    name: "undo of a plan drops the last of two edits as well",
    file: "src/domain/plans/edit-history.ts",
    text: "return { past: past.slice(0, -1), now: before, future: [now, ...future] };",
    replacement: "return { past: past.slice(0, -2), now: before, future: [now, ...future] };",
    tests: ["src/domain/plans/edit-history.test.ts"],
  },
  {
    name: "a text that is as old as the stored list counts as newer",
    file: "src/storage/records/waypoints/reconcile.ts",
    text: "mark.revision <= durable.revision",
    replacement: "mark.revision < durable.revision",
    tests: ["src/storage/records/waypoints/waypoint-storage.test.ts"],
  },
  {
    name: "an edge that two packs have is there twice",
    file: "src/domain/network/plan/merged/merged-edges.ts",
    text: "all.from[before] === all.from[edge] && compareAtFrom(all, before, edge) === 0;",
    replacement:
      "all.originGraphs[before] === all.originGraphs[edge] && compareAtFrom(all, before, edge) === 0;",
    tests: ["src/domain/network/plan/merged/merged-edges.test.ts"],
  },
  {
    name: "the hash is ignored of a file that has its full length",
    file: "src/workers/pack-jobs/download/receive-file.ts",
    text: `    if (target.sha256() === wanted.file.sha256) return;
    target.restart();`,
    replacement: "    return;",
    tests: ["src/workers/pack-jobs/download/receive-file.test.ts"],
  },
  {
    name: "the hash is ignored of a file that was resumed",
    file: "src/workers/pack-jobs/download/receive-file.ts",
    text: "  if (target.sha256() === wanted.file.sha256) return;\n  if (storedBytes === 0)",
    replacement:
      "  if (storedBytes > 0 || target.sha256() === wanted.file.sha256) return;\n  if (storedBytes === 0)",
    tests: [
      "src/workers/pack-jobs/download/receive-file.test.ts",
      "src/state/packs/download-packs.test.ts",
    ],
  },
  {
    name: "the hash is ignored of a file that was fetched once more",
    file: "src/workers/pack-jobs/download/receive-file.ts",
    text: "if (target.sha256() !== wanted.file.sha256)",
    replacement: "if (target.doneBytes() !== wanted.file.bytes)",
    tests: ["src/workers/pack-jobs/download/receive-file.test.ts"],
  },
  {
    name: "an extract that was cut off counts as whole",
    file: "src/workers/pack-jobs/slice/receive-extract.ts",
    text: "if (doneBytes < expectedBytes) throw",
    replacement: "if (doneBytes < 0) throw",
    tests: ["src/workers/pack-jobs/slice/receive-extract.test.ts"],
  },
  {
    name: "an extract may be longer than stated",
    file: "src/workers/pack-jobs/slice/receive-extract.ts",
    text: "Math.min(expectedBytes || DOWNLOAD_LIMITS.extract, DOWNLOAD_LIMITS.extract)",
    replacement: "DOWNLOAD_LIMITS.extract",
    tests: [
      "src/workers/pack-jobs/slice/receive-extract.test.ts",
      "src/state/packs/download-limits.test.ts",
    ],
  },
  {
    name: "the rest of another extract is added to a part",
    file: "src/workers/pack-jobs/slice/receive-extract.ts",
    text: "let unchecked = isPart ? overlap : new Uint8Array();",
    replacement: "let unchecked = new Uint8Array();",
    tests: ["src/workers/pack-jobs/slice/receive-extract.test.ts"],
  },
  {
    name: "a response has no maximum",
    file: "src/platform/downloads/server-answer.ts",
    text: "if (bytes > maxBytes) throw",
    replacement: "if (bytes < 0) throw",
    tests: ["src/state/packs/download-limits.test.ts"],
  },
  {
    name: "a response of the page has no maximum",
    file: "src/domain/bytes/limited-response.ts",
    text: "if (bytes > maxBytes) throw",
    replacement: "if (bytes < 0) throw",
    tests: ["src/state/packs/download-limits.test.ts"],
  },
  {
    name: "a change of a hunt by one is not shared",
    file: "src/domain/survey/hunt-merge.ts",
    text: "shared?.[part.id] !== versionOf(part)",
    replacement: "Math.abs((shared?.[part.id] ?? -9) - versionOf(part)) > 1",
    tests: ["src/domain/survey/hunt-merge.test.ts"],
  },
  {
    name: "a removal of a hunt that was shared is shared again",
    file: "src/domain/survey/hunt-merge.ts",
    text: "shared?.[id] === stamp ?",
    replacement: "shared?.[id] === stamp + 1 ?",
    tests: ["src/domain/survey/hunt-merge.test.ts"],
  },
  {
    name: "a tie of two fields of a hunt goes to the other side",
    file: "src/domain/survey/hunt-merge.ts",
    text: "textOf(other, group) > textOf(one, group)",
    replacement: "textOf(other, group) < textOf(one, group)",
    tests: ["src/domain/survey/hunt-merge.test.ts"],
  },
  {
    name: "a tie of the order of two parts of a hunt goes to the other side",
    file: "src/domain/survey/hunt-order.ts",
    text: "(other.addedAtMs ?? 0) || (one.id < other.id ? -1 : 1);",
    replacement: "(other.addedAtMs ?? 0) || (one.id > other.id ? -1 : 1);",
    tests: ["src/domain/survey/hunt-merge.test.ts"],
  },
  {
    name: "a removal of a hunt with the stamp of the last change does not count",
    file: "src/domain/survey/hunt-merge.ts",
    text: "(part: HuntPart) => (stamps.get(part.id) ?? -1) >= lastStamp(part)",
    replacement: "(part: HuntPart) => (stamps.get(part.id) ?? -1) > lastStamp(part)",
    tests: ["src/domain/survey/hunt-merge.test.ts"],
  },
  {
    name: "a removal of a part of a hunt that is unknown is forgotten",
    file: "src/domain/survey/hunt-merge.ts",
    text: "removals.filter(({ id }) => !liveIds.has(id)),",
    replacement: "removals.filter(({ id }) => !liveIds.has(id) && own.has(id)),",
    tests: ["src/domain/survey/hunt-merge.test.ts", "src/domain/sharing/hunt-convergence.test.ts"],
  },
  {
    name: "a change of a hunt has the stamp of the last one",
    file: "src/domain/survey/hunt-order.ts",
    text: ": highest + 1;",
    replacement: ": highest;",
    tests: ["src/domain/survey/hunt-merge.test.ts", "src/domain/sharing/hunt-convergence.test.ts"],
  },
  {
    name: "one look at the clock decides that stored things are old",
    file: "src/domain/storage/visits.ts",
    text: "(earlierDayMs ?? Number.NEGATIVE_INFINITY)",
    replacement: "(earlierDayMs ?? Number.POSITIVE_INFINITY)",
    tests: [
      "src/domain/storage/visits.test.ts",
      "src/state/bin/bin.test.ts",
      "src/state/fairways/water-level.test.ts",
    ],
  },
  {
    name: "a clock that ran back is not noticed",
    file: "src/domain/storage/visits.ts",
    text: "!visits || nowMs < visits.latestMs",
    replacement: "!visits",
    tests: ["src/domain/storage/visits.test.ts"],
  },
  ...WATER_FAULTS,
];
