import fc from "fast-check";
import { expect, test } from "vitest";
import { animatedCode } from "./animated-code.ts";
import { frameText, MAX_BODY_BYTES, MAX_FRAGMENTS, readFrame } from "./code-frame.ts";
import { createFrameCollector } from "./frame-collector.ts";

/** Texts that deflate hardly shortens, of up to about twenty frames. */
const anyText = fc
  .tuple(fc.integer(), fc.integer({ min: 1, max: 9000 }))
  .map(([seed, length]) => noise(seed, length));

function noise(seed: number, length: number): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return String.fromCharCode(33 + ((state >>> 16) % 90));
  }).join("");
}

/** Takes frames until the text is complete; null if it never is. */
function collect(frames: readonly string[], collector = createFrameCollector()): string | null {
  for (const frame of frames) {
    const result = collector.take(frame);
    if (result.kind === "complete") return result.text;
  }
  return null;
}

const firstFrames = (text: string) => {
  const { count, frame } = animatedCode(text);
  return Array.from({ length: count }, (_, index) => frame(index));
};

test("the frames give the text in any order, with any of them repeated", () => {
  const shuffled = anyText.chain((text) => {
    const frames = firstFrames(text);
    return fc.tuple(
      fc.constant(text),
      fc.shuffledSubarray([...frames, ...frames], { minLength: frames.length * 2 }),
    );
  });
  fc.assert(
    fc.property(shuffled, ([text, frames]) => {
      expect(collect(frames)).toBe(text);
    }),
  );
});

test("one frame fewer than the count does not give the text", () => {
  const frames = firstFrames(noise(1, 9000));
  expect(frames.length).toBeGreaterThan(10);
  for (const left of frames) expect(collect(frames.filter((frame) => frame !== left))).toBeNull();
});

test("later frames make up for lost ones, wherever the receiver starts", () => {
  fc.assert(
    fc.property(
      anyText,
      fc.nat({ max: 70_000 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 99 })),
      (text, start, chances) => {
        const { count, frame } = animatedCode(text);
        const collector = createFrameCollector();
        let received = 0;
        for (let index = start; received < count + 25; index++) {
          if ((chances.next().value as number) < 20) continue;
          received++;
          const result = collector.take(frame(index));
          if (result.kind === "complete") return result.text === text;
        }
        return false;
      },
    ),
  );
});

test("two transfers at a time do not mix", () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      fc.pre(one !== other);
      const collector = createFrameCollector();
      const found: string[] = [];
      const [a, b] = [animatedCode(one), animatedCode(other)];
      for (let index = 0; index < Math.max(a.count, b.count); index++) {
        for (const { count, frame } of [a, b]) {
          const result = index < count ? collector.take(frame(index)) : null;
          if (result?.kind === "complete") found.push(result.text);
        }
      }
      expect(found.toSorted()).toEqual([one, other].toSorted());
    }),
  );
});

test("a damaged frame is ignored and never gives another text", () => {
  fc.assert(
    fc.property(
      anyText,
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(..."0A9 :%")), { maxLength: 40 }),
      (text, damages) => {
        const frames = firstFrames(text);
        const collector = createFrameCollector();
        for (const [which, where, letter] of damages) {
          const frame = frames[which % frames.length] as string;
          const at = where % frame.length;
          const damaged = frame.slice(0, at) + letter + frame.slice(at + 1);
          const result = collector.take(damaged);
          if (result.kind === "complete") expect(result.text).toBe(text);
          if (damaged !== frame) expect(result.kind).not.toBe("complete");
        }
        expect([text, null]).toContain(collect(frames.slice(0, -1), collector));
        expect(collect(frames, createFrameCollector())).toBe(text);
      },
    ),
  );
});

test("it reports progress, and does not count a frame twice", () => {
  const frames = firstFrames(noise(2, 5000));
  const collector = createFrameCollector();
  const needed = frames.length;
  expect(collector.take(frames[3] as string)).toEqual({ kind: "partial", received: 1, needed });
  expect(collector.take(frames[3] as string)).toEqual({ kind: "partial", received: 1, needed });
  expect(collector.take(frames[0] as string)).toEqual({ kind: "partial", received: 2, needed });
});

test("a body whose own checksum is wrong is forgotten, and sound frames still give the text", () => {
  const text = noise(3, 1000);
  const frames = firstFrames(text);
  const first = readFrame(frames[0] as string);
  if (typeof first === "string") throw new Error("not a frame");
  const forged = frameText({ ...first, payload: first.payload.map((byte) => byte ^ 1) });
  const collector = createFrameCollector();
  const kinds = [forged, ...frames.slice(1)].map((frame) => collector.take(frame).kind);
  expect(kinds.at(-1)).toBe("damaged");
  expect(collect(frames, collector)).toBe(text);
});

test("a sound body under the checksum of another is refused", () => {
  const [sent, other] = ["one", "two"].map((text) => readFrame(animatedCode(text).frame(0)));
  if (typeof sent !== "object" || typeof other !== "object") throw new Error("not a frame");
  const forged = frameText({ ...other, bodyCrc: sent.bodyCrc });
  expect(createFrameCollector().take(forged).kind).toBe("damaged");
});

test("any text is accepted without an error, and none is mistaken for a frame", () => {
  const collector = createFrameCollector();
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `SMQ1:${text}`),
      ),
      (text) => {
        expect(["other", "damaged", "newer", "too-large"]).toContain(collector.take(text).kind);
      },
    ),
  );
  expect(collector.take("https://kaart.example/#d=1.abc").kind).toBe("other");
  expect(collector.take("SMQ2:ABC").kind).toBe("newer");
});

test.each([
  { count: 0, bodyBytes: 20, size: 10 },
  { count: 2, bodyBytes: 0, size: 10 },
  { count: 2, bodyBytes: 1, size: 1 },
  { count: 2, bodyBytes: 20, size: 9 },
])("a frame with %o is refused", ({ size, ...numbers }) => {
  const frame = { bodyCrc: 1, bodyBytes: 20, count: 2, sequence: 0, payload: new Uint8Array(10) };
  expect(readFrame(frameText(frame))).toEqual(frame);
  const wrong = { ...frame, ...numbers, payload: new Uint8Array(size) };
  expect(readFrame(frameText(wrong))).toBe("damaged");
});

test("a body that inflates without end is refused", () => {
  const { count, frame } = animatedCode("x".repeat(500_000));
  expect(count).toBeLessThan(5);
  const collector = createFrameCollector();
  const kinds = Array.from({ length: count }, (_, index) => collector.take(frame(index)).kind);
  expect(kinds.at(-1)).toBe("too-large");
});

test.each([
  { count: MAX_FRAGMENTS + 1, bodyBytes: MAX_FRAGMENTS + 1, size: 1 },
  { count: 2, bodyBytes: MAX_BODY_BYTES + 2, size: MAX_BODY_BYTES / 2 + 1 },
])("a transfer of %o is too large", ({ size, ...numbers }) => {
  const frame = { bodyCrc: 1, sequence: 0, payload: new Uint8Array(size), ...numbers };
  expect(readFrame(frameText(frame))).toBe("too-large");
});
