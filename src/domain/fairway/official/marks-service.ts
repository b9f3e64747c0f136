import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { MarksPage } from "./read-mark-records.ts";

/** The collections of the service. */
const MARK_COLLECTIONS = [
  { name: "vaarweg_markeringen_drijvend_rd", isFixed: false },
  { name: "vaarweg_markeringen_vast_rd", isFixed: true },
] as const;

/** The number of records that a request asks for; the service sends no more. */
const PAGE_RECORDS = 1000;

/** The most pages of a collection; the country has eleven. */
const MAX_PAGES = 60;

/**
 * Returns the address of the first page of a collection.
 * @param box west, south, east, north; null for the whole country
 */
function firstPageUrl(service: string, collection: string, box: LngLatBox | null): string {
  const bounds = box ? `&bbox=${box.join(",")}` : "";
  const items = `${service.replace(/\/+$/, "")}/collections/${collection}/items`;
  return `${items}?f=json&limit=${PAGE_RECORDS}${bounds}`;
}

/** A page to ask for. */
export interface AskedPage {
  readonly url: string;
  /** True if its marks are fixed. */
  readonly isFixed: boolean;
  /** Its number among all pages, from 0. */
  readonly number: number;
}

/** Thrown if a service has more pages than there can be, or a next page elsewhere. */
export class MarksPagesError extends Error {
  override readonly name = "MarksPagesError";
}

/**
 * Returns the pages of all collections of a service, one after another. Throws what `ask` throws, and MarksPagesError.
 * @param box west, south, east, north; null for the whole country
 */
export async function* pagesOfMarks(
  service: string,
  box: LngLatBox | null,
  ask: (page: AskedPage) => Promise<MarksPage>,
): AsyncGenerator<MarksPage, void> {
  let number = 0;
  for (const { name, isFixed } of MARK_COLLECTIONS) {
    let url: string | null = firstPageUrl(service, name, box);
    for (let count = 1; url !== null; count++) {
      if (count > MAX_PAGES) throw new MarksPagesError(`${name} has more than ${MAX_PAGES} pages`);
      const page: MarksPage = await ask({ url, isFixed, number });
      yield page;
      url = page.next === null ? null : nextPageUrl(page.next, url);
      number += 1;
    }
  }
}

/**
 * Returns the address of a next page, which may be relative. Throws MarksPagesError for one on another server or path,
 * because nothing is fetched only because an answer says so.
 */
function nextPageUrl(next: string, current: string): string {
  const from = new URL(current);
  const to = URL.canParse(next, current) ? new URL(next, current) : null;
  const isSame = to?.origin === from.origin && to.pathname === from.pathname;
  const isPlain = to?.username === "" && to.password === "";
  if (isSame && isPlain && to.href !== from.href) return to.href;
  throw new MarksPagesError(`the next page lies elsewhere: ${next.slice(0, 200)}`);
}
