/** What XML 1.0 cannot carry, not even as a reference: most control characters, halves of pairs. */
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  // Not needed but within "]]>", and harmless elsewhere.
  ">": "&gt;",
  '"': "&quot;",
  // A parser makes line feeds of these, and spaces of all three within attributes.
  "\r": "&#13;",
  "\n": "&#10;",
  "\t": "&#9;",
};

/** The text without the characters that no XML file can carry; what an exported text becomes. */
export function writableText(text: string): string {
  return text.replace(UNWRITABLE, "");
}

/** A text for between two tags. */
export function xmlText(text: string): string {
  return writableText(text).replace(/[&<>\r]/g, (character) => REFERENCES[character] ?? "");
}

/** A text for within double quotes. */
export function xmlAttribute(text: string): string {
  return writableText(text).replace(/[&<>"\r\n\t]/g, (character) => REFERENCES[character] ?? "");
}

/** `<name>text</name>`; nothing for a text that is missing or empty. */
export function xmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : "";
}
