/** Measures the distance from a line to the shore beside it. */
export interface RoomBeside {
  /** The distance along the line from one sample to the next; the first is at its start. */
  readonly stepMeters: number;
  /** Metres from the line to the shore at each sample, on the wider side; 0 where no water is known. */
  readonly meters: Float64Array;
}

/** Returns the room beside a line at a distance along it, metres. */
export function roomAt({ stepMeters, meters }: RoomBeside, alongMeters: number): number {
  return meters[Math.round(alongMeters / stepMeters)] ?? meters.at(-1) ?? 0;
}
