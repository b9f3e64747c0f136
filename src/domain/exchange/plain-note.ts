import { hasMarkup, htmlText } from "#domain/exchange/xml/html-text.ts";
import { joinedTexts } from "#domain/exchange/xml/tidy-text.ts";
import type { ExchangeLink } from "./exchange-file.ts";
import type { ImportCollector } from "./import-collector.ts";

/**
 * Joins the texts of a note, each once and on its own line. Markup that other programs put into texts becomes plain text,
 * and its links are added to `links`. Undefined when all texts are empty.
 */
export function plainNote(
  texts: readonly string[],
  links: ExchangeLink[],
  collector: ImportCollector,
): string | undefined {
  if (collector.isOwnFile) return joinedTexts(texts);
  return joinedTexts(
    texts.map((written) => {
      if (!hasMarkup(written)) return written;
      const { text, hrefs } = htmlText(written);
      for (const href of hrefs) collector.addLink(links, href, "");
      return text;
    }),
  );
}
