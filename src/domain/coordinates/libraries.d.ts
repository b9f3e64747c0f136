// What we use of libraries that bring no types, or types of something else.

declare module "geographiclib-mgrs/src/utmups.mjs" {
  interface Projected {
    /** 1–60; 0 is UPS, around the poles. */
    readonly zone: number;
    readonly northp: boolean;
    readonly x: number;
    readonly y: number;
  }
  const utmUps: {
    /** `setZone` 1–60 forces a zone, undefined takes the standard one. Throws out of range. */
    forward(lat: number, lng: number, setZone?: number, mgrsLimits?: boolean): Projected;
    reverse(
      zone: number,
      isNorth: boolean,
      x: number,
      y: number,
      mgrsLimits?: boolean,
    ): { readonly lat: number; readonly lon: number };
    /** Whether the metres lie where their hemisphere has any. */
    checkCoords(isUtm: boolean, isNorth: boolean, x: number, y: number): boolean;
  };
  export default utmUps;
}

declare module "geographiclib-mgrs/src/mgrs.mjs" {
  const mgrs: {
    /** The text of metres; `digits` a coordinate, 0–11. Truncates. */
    forwardKnowLattitude(
      zone: number,
      isNorth: boolean,
      x: number,
      y: number,
      lat: number,
      digits: number,
    ): string;
    /** Throws on a text that is none. `isCentre`: of the square's middle, not its corner. */
    reverse(
      text: string,
      isCentre: boolean,
    ): {
      readonly zone: number;
      readonly northp: boolean;
      readonly x: number;
      readonly y: number;
      readonly prec: number;
    };
  };
  export default mgrs;
}
