/** Elements that start on a new line. */
const BREAKING = new Set([
  "br",
  "p",
  "div",
  "tr",
  "li",
  "ul",
  "ol",
  "table",
  "hr",
  "h1",
  "h2",
  "h3",
]);
/** Elements whose content is not shown to readers. */
const SILENT = new Set(["style", "script", "head"]);

const NAMED: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&apos;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};

/** The HTML elements that programs write into plain texts. Other words in angle brackets are text. */
const MARKUP =
  /<\/?(?:a|b|i|u|p|br|hr|em|h[1-6]|li|ol|ul|dl|dt|dd|td|th|tr|div|img|pre|sub|sup|code|font|span|small|table|tbody|thead|center|strong|blockquote)(?:\s[^<>]*)?\/?>/i;

/** Returns whether a text contains elements of HTML. */
export function hasMarkup(text: string): boolean {
  return text.includes("<") && MARKUP.test(text);
}

/** The text of a description, and the addresses that it links to. */
export interface HtmlText {
  readonly text: string;
  readonly hrefs: readonly string[];
}

/**
 * Converts a description in HTML to plain text; a description without markup is returned unchanged.
 * The result must never be put into a page as markup.
 */
export function htmlText(html: string): HtmlText {
  if (!/<[a-z/!]|&[a-z#]/i.test(html)) return { text: html, hrefs: [] };
  const read: HtmlReading = { text: "", hrefs: [], silentIn: "" };
  for (const piece of html.match(/<[^<>]*>|<|[^<]+/g) ?? []) readPiece(piece, read);
  return { text: read.text.replace(/\n{3,}/g, "\n\n").trim(), hrefs: read.hrefs };
}

interface HtmlReading {
  text: string;
  readonly hrefs: string[];
  /** The silent element that is open; empty outside one. */
  silentIn: string;
}

/** Reads a tag, or the text up to the next one. */
function readPiece(piece: string, read: HtmlReading): void {
  const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(piece);
  const name = tag?.[2]?.toLowerCase() ?? "";
  const isClosing = tag?.[1] === "/";
  if (read.silentIn !== "") {
    if (isClosing && name === read.silentIn) read.silentIn = "";
  } else if (tag) readTag(piece, name, isClosing, read);
  else if (!piece.startsWith("<!")) read.text += unescaped(piece);
}

function readTag(tag: string, name: string, isClosing: boolean, read: HtmlReading): void {
  if (SILENT.has(name) && !isClosing) read.silentIn = name;
  if (name === "a") read.hrefs.push(...hrefOf(tag));
  if (BREAKING.has(name)) read.text += "\n";
}

function unescaped(text: string): string {
  return text.replace(
    /&(?:lt|gt|quot|apos|nbsp|amp|#39);/g,
    (written) => NAMED[written] ?? written,
  );
}

function hrefOf(tag: string): string[] {
  const [, href] = /\shref\s*=\s*["']?([^"'\s>]+)/i.exec(tag) ?? [];
  return href ? [unescaped(href)] : [];
}
