import type { ExchangeTrack } from "./exchange-file.ts";

type TrackArrays = Pick<
  ExchangeTrack,
  "lngs" | "lats" | "altitudesMeters" | "timesMs" | "segmentStarts" | "speedsMps"
>;

const FIRST_CAPACITY = 256;

/**
 * Collects the points of a track in typed arrays that grow; segments without points are dropped.
 */
export class PointBuffer {
  #lngs = new Float64Array(FIRST_CAPACITY);
  #lats = new Float64Array(FIRST_CAPACITY);
  #altitudesMeters = new Float64Array(FIRST_CAPACITY);
  #timesMs = new Float64Array(FIRST_CAPACITY);
  /** Empty until a point has a speed. */
  #speedsMps = new Float32Array(0);
  #count = 0;
  #hasAltitude = false;
  #hasTime = false;
  #isNewSegment = true;
  readonly #segmentStarts: number[] = [];

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** Starts a segment at the next point. */
  beginSegment(): void {
    this.#isNewSegment = true;
  }

  /** Adds a point, WGS 84 degrees; NaN for a missing altitude, time or speed. */
  push(
    lng: number,
    lat: number,
    altitudeMeters: number,
    timeMs: number,
    speedMps = Number.NaN,
  ): void {
    if (this.#count === this.#lngs.length) this.#grow();
    if (this.#isNewSegment) this.#segmentStarts.push(this.#count);
    this.#isNewSegment = false;
    this.#lngs[this.#count] = lng;
    this.#lats[this.#count] = lat;
    this.#altitudesMeters[this.#count] = altitudeMeters;
    this.#timesMs[this.#count] = timeMs;
    if (!Number.isNaN(altitudeMeters)) this.#hasAltitude = true;
    if (!Number.isNaN(timeMs)) this.#hasTime = true;
    if (!Number.isNaN(speedMps)) this.#setSpeed(speedMps);
    this.#count++;
  }

  /**
   * @returns the arrays, each with memory of its own, so that they can be transferred to another
   *   thread.
   */
  finish(): TrackArrays {
    return {
      lngs: this.#lngs.slice(0, this.#count),
      lats: this.#lats.slice(0, this.#count),
      altitudesMeters: this.#hasAltitude ? this.#altitudesMeters.slice(0, this.#count) : null,
      timesMs: this.#hasTime ? this.#timesMs.slice(0, this.#count) : null,
      segmentStarts: Uint32Array.from(this.#segmentStarts),
      ...(this.#speedsMps.length > 0 && { speedsMps: this.#speedsUpTo(this.#count) }),
    };
  }

  #setSpeed(speedMps: number): void {
    const capacity = this.#lngs.length;
    if (this.#speedsMps.length < capacity) this.#speedsMps = this.#speedsUpTo(capacity);
    this.#speedsMps[this.#count] = speedMps;
  }

  /** Returns this many speeds, NaN beyond the last known one. */
  #speedsUpTo(count: number): Float32Array<ArrayBuffer> {
    const speeds = new Float32Array(count).fill(Number.NaN);
    speeds.set(this.#speedsMps.subarray(0, count));
    return speeds;
  }

  #grow(): void {
    this.#lngs = doubled(this.#lngs);
    this.#lats = doubled(this.#lats);
    this.#altitudesMeters = doubled(this.#altitudesMeters);
    this.#timesMs = doubled(this.#timesMs);
  }
}

function doubled(numbers: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
