import { areaOf } from "#domain/exchange/area-of-line.ts";
import type {
  ExchangeLine,
  ExchangeLink,
  ExchangeWaypoint,
} from "#domain/exchange/exchange-file.ts";
import { parseTime } from "#domain/exchange/parse-time.ts";
import { present } from "#domain/exchange/present.ts";
import { trackAsRoute } from "#domain/exchange/track-as-route.ts";
import { signOf } from "#domain/exchange/waypoint-sign.ts";
import { htmlText } from "#domain/exchange/xml/html-text.ts";
import { joinedTexts } from "#domain/exchange/xml/tidy-text.ts";
import type { KmlFeature, KmlFolder, KmlPlace } from "./kml-feature.ts";
import { resolvedStyle } from "./kml-style.ts";

/** The prefix of the names that this app gives to fields that KML lacks. */
const OWN = "sm:";

/** Adds a feature to the result, once all styles and folder names of its document are known. */
export function addFeature(feature: KmlFeature): void {
  const { collector, styles } = feature.document;
  if (!feature.hasGeometry) {
    collector.leftOut[feature.address === "" ? "featuresWithoutPlace" : "addressesOnly"]++;
  }
  if (/^https?:/i.test(feature.styleUrl)) collector.leftOut.remoteParts++;
  const style = resolvedStyle(feature.style, feature.styleUrl, styles);
  const common: ExchangeLine = {
    name: feature.name,
    ...noteAndLinks(feature),
    ...folderOf(feature),
  };
  const symbol = ownValue(feature, "symbol") ?? symbolOf(style.iconHref);
  for (const place of feature.places) {
    collector.addWaypoint({
      ...common,
      ...placeOf(place),
      ...signOf({ icon: ownValue(feature, "icon"), symbol }),
      ...present({ color: style.iconColor, timeMs: feature.timeMs }),
      ...ownFields(feature),
    });
  }
  // A recording without points, as in Google's location history, is not worth keeping.
  if (feature.line.isEmpty) {
    if (feature.hasLine) collector.leftOut.emptyTracks++;
    return;
  }
  const path = feature.line.finish();
  const area = areaOf(feature.areaCount, path, collector);
  const track = { ...common, ...present({ color: style.lineColor }), ...area, ...path };
  if (ownValue(feature, "kind") === "route") collector.routes.push(trackAsRoute(track));
  else collector.tracks.push(track);
}

function placeOf({
  lng,
  lat,
  altitudeMeters,
}: KmlPlace): KmlPlace | Omit<KmlPlace, "altitudeMeters"> {
  return Number.isNaN(altitudeMeters) ? { lng, lat } : { lng, lat, altitudeMeters };
}

type OwnField = "kind" | "id" | "source" | "changedAtMs";

function ownFields(feature: KmlFeature): Pick<ExchangeWaypoint, OwnField> {
  return present({
    // For a line, "kind" tells whether it is a route.
    kind: ownValue(feature, "type"),
    id: ownValue(feature, "id"),
    source: ownValue(feature, "source"),
    changedAtMs: parseTime(ownValue(feature, "changed") ?? ""),
  });
}

function noteAndLinks(feature: KmlFeature): Pick<ExchangeLine, "note" | "links"> {
  const { data, description, document } = feature;
  const links: ExchangeLink[] = [...feature.links];
  for (const { name, value, title } of data) {
    if (name === `${OWN}link`) document.collector.addLink(links, value, title);
  }
  const exact = ownValue(feature, "note");
  if (exact !== undefined) return present({ note: exact, links });
  const { text, hrefs } = htmlText(description);
  for (const href of hrefs) document.collector.addLink(links, href, "");
  return present({ note: joinedTexts([text, ...dataLines(feature, text)]), links });
}

/** Returns the values that other programs added, unless the description already contains them. */
function dataLines({ data }: KmlFeature, text: string): string[] {
  return data
    .filter(({ name, value }) => !name.startsWith(OWN) && value !== "" && !text.includes(value))
    .map(({ name, title, value }) => `${title || name}: ${tidyValue(value)}`);
}

function ownValue({ data }: KmlFeature, name: string): string | undefined {
  return data.find((datum) => datum.name === OWN + name)?.value;
}

function folderOf({ folder }: KmlFeature): { folder?: string } {
  const names: string[] = [];
  for (let at: KmlFolder | null = folder; at; at = at.parent) if (at.name) names.unshift(at.name);
  return present({ folder: names.join(" / ") });
}

/** Returns the last word of an icon's address: `…/shapes/campground.png` → `campground`. */
function symbolOf(href = ""): string | undefined {
  const [path = ""] = href.split(/[?#]/, 1);
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.[a-z]{1,5}$/i, "") || undefined;
}

/** Collapses the blanks that an indented file has around and within the lines of a value. */
function tidyValue(text: string): string {
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
}
