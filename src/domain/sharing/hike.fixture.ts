import { fragmentData } from "./fragment-data.ts";
import type { HikeParcel } from "./hike-parcel.ts";

/** Returns a hike for a patrol with one page and nothing else. */
export function testHike(id: string, name: string): HikeParcel {
  return {
    id,
    name,
    patrol: "Vossen",
    startMinutes: 600,
    phone: "06-1",
    box: [5, 52, 5.1, 52.1],
    pages: [[2100, 2970, [["t", 100, 140, "Strippenkaart", 45, 0, 0]]]],
    lostPages: [],
  };
}

/** Returns the fragment of a line of two points, the second some metres from the first. */
export function testLineLink(name: string, meters = 100): string {
  return `#t=${fragmentData(1, { k: "route", n: name, l: [[5_200_000, 500_000, meters, 0]] })}`;
}
