/**
 * The texts in links of maps other than Google's, Apple's and OpenStreetMap's: possible pairs of degrees,
 * latitude first, or words to read (RD in the Dutch ones); likeliest first.
 */
export interface LinkTexts {
  readonly pairs: readonly (string | null)[];
  readonly words: readonly (string | null)[];
}

type Parameters = URL["searchParams"];
type ReadTexts = (url: URL) => LinkTexts;

/** PDOK's viewer and Topotijdreis of Kadaster use RD. */
const PDOK = /^(?:app|viewer)\.pdok\.nl$/;
const TOPOTIJDREIS = /^(?:www\.)?topotijdreis\.nl$/;
const BING = /^(?:www\.)?bing\.com$/;
const WAZE = /^(?:www\.)?waze\.com$/;
const HERE = /^(?:wego|share)\.here\.com$/;
/** Maps that write `#15/52.1/5.3` or `map=15/52.1/5.3` like OpenStreetMap, or `@52.1,5.3`. */
const OF_THE_COMMUNITY =
  /^(?:www\.)?(?:osmand\.net|opentopomap\.org|cyclosm\.org|map\.openseamap\.org|komoot\.(?:com|nl)|(?:hiking|cycling|riding)\.waymarkedtrails\.org)$/;

const READERS: readonly (readonly [RegExp, ReadTexts])[] = [
  [PDOK, ({ hash }) => onlyWords(rdOf(new URL(`https://rd/?${hash.slice(1)}`).searchParams))],
  [TOPOTIJDREIS, ({ pathname }) => onlyWords(/@(\d+,\d+)/.exec(pathname)?.[1] ?? null)],
  [BING, ({ searchParams }) => onlyPairs(bingPin(searchParams), dotted(searchParams.get("cp")))],
  [WAZE, ({ searchParams }) => onlyPairs(searchParams.get("ll"), searchParams.get("to"))],
  [HERE, ({ searchParams }) => onlyPairs(firstTwo(searchParams.get("map")))],
  [OF_THE_COMMUNITY, communityTexts],
];

/** Returns the texts of a link of one of these maps; null for any other site. */
export function otherMapTexts(url: URL): LinkTexts | null {
  const [, read] = READERS.find(([host]) => host.test(url.hostname.toLowerCase())) ?? [];
  return read?.(url) ?? null;
}

function communityTexts({ searchParams, hash, pathname }: URL): LinkTexts {
  const view = /(?:^#|map=)[\d.]+\/([+-]?[\d.]+)\/([+-]?[\d.]+)/.exec(hash);
  const at = /@([+-]?[\d.]+,[+-]?[\d.]+)/.exec(pathname);
  return onlyPairs(
    searchParams.get("pin"),
    view ? `${view[1]},${view[2]}` : null,
    at?.[1] ?? null,
    joined(searchParams.get("lat"), searchParams.get("lon")),
  );
}

/** "point.52.1_5.3_Kamp". */
function bingPin(parameters: Parameters): string | null {
  const pin = /^point\.([+-]?[\d.]+)_([+-]?[\d.]+)/.exec(parameters.get("sp") ?? "");
  return pin ? `${pin[1]},${pin[2]}` : null;
}

/** "52.1~5.3". */
function dotted(text: string | null): string | null {
  return text?.replace("~", ",") ?? null;
}

/** "52.1,5.3,15,normal". */
function firstTwo(text: string | null): string | null {
  return text?.split(",").slice(0, 2).join(",") ?? null;
}

function rdOf(parameters: Parameters): string | null {
  return joined(parameters.get("x"), parameters.get("y"));
}

function joined(first: string | null, second: string | null): string | null {
  return first && second ? `${first},${second}` : null;
}

function onlyPairs(...pairs: readonly (string | null)[]): LinkTexts {
  return { pairs, words: [] };
}

function onlyWords(...words: readonly (string | null)[]): LinkTexts {
  return { pairs: [], words };
}
