/**
 * `npm run bench:qr-transfer`: measures animated codes with rendered pictures. First, how many pictures of a code are
 * read, by the version of the code. Then the time in which 10,000 bytes arrive, with and without lost frames. The
 * pictures are read by the library and the settings of the app, so a slower device looks less often.
 */
import { randomBytes } from "node:crypto";
import { decodeQR } from "qr/decode.js";
import { toBase64Url } from "#domain/bytes/base64url.ts";
import { animatedCode, FRAME_MS } from "#domain/sharing/animated-code.ts";
import { createFrameCollector } from "#domain/sharing/frame-collector.ts";
import { qrCode } from "#domain/sharing/qr-code.ts";
import { missLimit, sizeOf } from "../brief/brief.ts";
import { type Camera, photograph, type Squares, squaresOf } from "./camera.ts";

const LIMIT_SECONDS = 30;
const CHECK_EVERY_MS = 60;
const TRIALS = sizeOf(20, 2);
const TRANSFERS = sizeOf(5);

/** The characters of the alphanumeric mode that fit a version with the lowest error correction (ISO/IEC 18004). */
const CAPACITY = { 10: 395, 12: 535, 14: 667, 16: 854, 18: 1046, 20: 1249, 22: 1460, 25: 1853 };

const camera = (codePixels: number, blurPixels: number): Camera => ({
  width: 640,
  height: 480,
  codePixels,
  blurPixels,
  random: Math.random,
});

function read(picture: ReturnType<typeof photograph>): string | null {
  try {
    return decodeQR(picture);
  } catch {
    return null;
  }
}

function readability(): void {
  for (const [version, characters] of Object.entries(CAPACITY)) {
    const text = "SMQ1:".padEnd(characters, "7K$Q W3.9Z/");
    const code = squaresOf(qrCode(text));
    const rates = [440, 360, 280].map((pixels) => {
      let count = 0;
      for (let trial = 0; trial < TRIALS; trial++) {
        if (read(photograph(camera(pixels, 1), code, code, 0)) === text) count++;
      }
      return `${pixels} px ${Math.round((100 * count) / TRIALS)} %`;
    });
    console.log(
      `version ${version}, ${code.size} squares: read in ${rates.join(", ")} of the pictures`,
    );
  }
}

/** Returns the seconds in which a body of 10,000 bytes arrives when a part of the frames is never seen. */
function transfer(lossShare: number): { seconds: number; frames: number } {
  const text = textOfBody();
  const { count, frame } = animatedCode(text);
  const shown = new Map<number, Squares>();
  const squares = (index: number): Squares => {
    const known = shown.get(index) ?? squaresOf(qrCode(frame(index)));
    shown.set(index, known);
    return known;
  };
  const lost = new Map<number, boolean>();
  const collector = createFrameCollector();
  const startMs = Math.random() * FRAME_MS;
  for (let now = startMs; ; ) {
    const index = Math.floor(now / FRAME_MS);
    if (!lost.has(index)) lost.set(index, Math.random() < lossShare);
    let passedMs = 0;
    if (!lost.get(index)) {
      const picture = photograph(
        camera(400, 1),
        squares(index),
        squares(index + 1),
        (index + 1) * FRAME_MS - now,
      );
      const began = performance.now();
      const found = read(picture);
      passedMs = performance.now() - began;
      const result = collector.take(found ?? "");
      if (result.kind === "complete") {
        if (result.text !== text) throw new Error("Another text arrived.");
        return { seconds: (now + passedMs - startMs) / 1000, frames: count };
      }
    }
    now += passedMs + CHECK_EVERY_MS;
    if (now > 300_000) throw new Error("The text did not arrive in five minutes.");
  }
}

/** Random bytes that no compression shortens, as the data of a link has. */
function textOfBody(): string {
  return `https://kaart.example/waypoints#d=1.${toBase64Url(randomBytes(9890))}`;
}

readability();
let isTooSlow = false;
for (const loss of [0, 0.1, 0.2]) {
  const runs = Array.from({ length: TRANSFERS }, () => transfer(loss)).toSorted(
    (a, b) => a.seconds - b.seconds,
  );
  const median = runs[TRANSFERS >> 1]?.seconds ?? 0;
  const slowest = runs.at(-1)?.seconds ?? 0;
  isTooSlow ||= slowest > LIMIT_SECONDS;
  console.log(
    `10,000 bytes in ${runs[0]?.frames} frames, ${loss * 100} % lost: median ${median.toFixed(1)} s, slowest ${slowest.toFixed(1)} s`,
  );
}
if (isTooSlow) missLimit();
