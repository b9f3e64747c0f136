// proj4 types its whole, not the parts of it that a build may take apart.

declare module "proj4/lib/core.js" {
  type Pair = [number, number];
  interface Converter {
    forward(coordinates: Pair): Pair;
    inverse(coordinates: Pair): Pair;
  }
  /** Axis order as the projections have it: longitude before latitude, x before y. */
  export default function proj4(from: string, to: string): Converter;
}

declare module "proj4/lib/projections/sterea.js" {
  const projection: { readonly names: readonly string[] };
  export default projection;
}

declare module "proj4/lib/projections.js" {
  const projections: { add(projection: { readonly names: readonly string[] }): boolean };
  export default projections;
}
