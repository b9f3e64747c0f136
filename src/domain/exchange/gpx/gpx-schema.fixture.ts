import { SaxesParser, type SaxesTagNS } from "saxes";
import { GPX_NAMESPACE } from "./gpx-names.ts";

/**
 * The child elements that http://www.topografix.com/GPX/1/1/gpx.xsd allows in the elements that this app
 * writes, in the required order. `*` marks elements that may repeat. Written from the documentation of the
 * schema; the schema itself is not part of this repository.
 */
const POINT =
  "ele time magvar geoidheight name cmt desc src link* sym type fix sat hdop vdop pdop ageofdgpsdata dgpsid extensions";
const LINE = "name cmt desc src link* number type extensions";
const CHILDREN: Readonly<Record<string, string>> = {
  gpx: "metadata wpt* rte* trk* extensions",
  metadata: "name desc author copyright link* time keywords bounds extensions",
  wpt: POINT,
  rtept: POINT,
  trkpt: POINT,
  rte: `${LINE} rtept*`,
  trk: `${LINE} trkseg*`,
  trkseg: "trkpt* extensions",
  link: "text type",
};

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const DATE_TIME = /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;
const VALUES: Readonly<Record<string, RegExp>> = { ele: DECIMAL, time: DATE_TIME };
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  gpx: ["version", "creator"],
  wpt: ["lat", "lon"],
  rtept: ["lat", "lon"],
  trkpt: ["lat", "lon"],
  link: ["href"],
};

interface Open {
  readonly name: string;
  readonly allowed: readonly string[];
  /** The index in `allowed` of the last child. */
  at: number;
  text: string;
}

/** Returns each violation of the GPX 1.1 schema in a text, one sentence each; throws for invalid XML. */
export function gpxSchemaFaults(xml: string): string[] {
  const faults: string[] = [];
  const open: Open[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    const parent = open.at(-1);
    const isGpx = tag.uri === GPX_NAMESPACE;
    const name = isGpx ? tag.local : "(other)";
    if (parent) checkPlace(parent, name, faults);
    else if (name !== "gpx") faults.push(`the root is ${tag.name}`);
    if (isGpx) checkAttributes(tag, faults);
    const allowed = CHILDREN[name]?.split(" ") ?? [];
    open.push({ name, allowed, at: -1, text: "" });
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => {
    const element = open.pop();
    const form = element && VALUES[element.name];
    if (form && !form.test(element.text)) faults.push(`${element.name} is "${element.text}"`);
  });
  parser.write(xml).close();
  return faults;
}

function checkPlace(parent: Open, name: string, faults: string[]): void {
  // Extensions may contain anything of another namespace.
  if (parent.name === "extensions" || parent.name === "(other)") {
    if (name !== "(other)") faults.push(`${name} within extensions`);
    return;
  }
  const place = parent.allowed.findIndex((child) => child.replace("*", "") === name);
  const mayRepeat = parent.allowed[place]?.endsWith("*");
  if (place < 0) faults.push(`${name} within ${parent.name}`);
  else if (place < parent.at || (place === parent.at && !mayRepeat)) {
    faults.push(`${name} out of order within ${parent.name}`);
  }
  parent.at = Math.max(parent.at, place);
}

function checkAttributes({ local, attributes }: SaxesTagNS, faults: string[]): void {
  const plain = Object.values(attributes).filter(({ prefix, name }) => !prefix && name !== "xmlns");
  const names = plain.map(({ name }) => name);
  const needed = ATTRIBUTES[local] ?? [];
  if (names.join() !== needed.join()) faults.push(`${local} has the attributes ${names}`);
  for (const { name, value } of plain) {
    const limit = { lat: 90, lon: 180 }[name];
    if (limit === undefined) continue;
    const isWithin = DECIMAL.test(value) && Math.abs(Number(value)) <= limit;
    if (!isWithin || (name === "lon" && Number(value) === 180)) faults.push(`${name} is ${value}`);
  }
}
