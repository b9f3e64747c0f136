/**
 * Characters that XML 1.0 cannot carry, not even as a reference: most control characters and
 * unpaired surrogates.
 */
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  // Needed only within "]]>", harmless elsewhere.
  ">": "&gt;",
  '"': "&quot;",
  // A parser turns these into line feeds, and all three into spaces within attributes.
  "\r": "&#13;",
  "\n": "&#10;",
  "\t": "&#9;",
};

/** Removes the characters that no XML file can carry. */
function writableText(text: string): string {
  return text.replace(UNWRITABLE, "");
}

/** Escapes a text for use between two tags. */
export function escapedXml(text: string): string {
  return writableText(text).replace(/[&<>\r]/g, (character) => REFERENCES[character] ?? "");
}

/** Escapes a text for use within double quotes. */
export function xmlAttribute(text: string): string {
  return writableText(text).replace(/[&<>"\r\n\t]/g, (character) => REFERENCES[character] ?? "");
}

/** Writes `<name>text</name>`; an empty text when the text is missing or empty. */
export function xmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapedXml(text)}</${name}>` : "";
}
