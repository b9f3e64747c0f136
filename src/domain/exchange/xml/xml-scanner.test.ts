import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { XmlScanner } from "./xml-scanner.ts";

/** The tags that a walk over a document meets, in order. */
type Met = readonly ["open", string, string] | readonly ["close", number];

function scanned(xml: string): Met[] {
  const scanner = new XmlScanner(encodeUtf8(xml));
  const met: Met[] = [];
  const walk = (): void => {
    const { depth } = scanner;
    while (scanner.nextOpen(depth)) {
      met.push(["open", scanner.name, scanner.attribute("a") ?? ""]);
      walk();
      scanner.leave(depth);
      met.push(["close", depth]);
    }
  };
  walk();
  return met;
}

function parsed(xml: string): Met[] {
  const parser = new SaxesParser();
  const met: Met[] = [];
  let depth = 0;
  parser.on("opentag", ({ name, attributes }) => {
    met.push(["open", name.slice(name.indexOf(":") + 1), attributes["a"] ?? ""]);
    depth++;
  });
  parser.on("closetag", () => met.push(["close", --depth]));
  parser.write(xml).close();
  return met;
}

const name = fc.constantFrom("gpx", "wpt", "a", "gpxx:ext", "é-1", "_x");
/** Characters of all UTF-8 lengths that XML may hold; "] " avoids the forbidden two brackets before an angle. */
const text = fc
  .string({ unit: fc.constantFrom("a", " ", "é", "€", "😀", "<", "&", ">", '"', "'", "\n", "] ") })
  .map((raw) => raw.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
const attribute = fc
  .tuple(text, fc.constantFrom('"', "'"))
  .map(([value, quote]) => ` b="1"  a = ${quote}${value.replaceAll(quote, "&#39;")}${quote} `);
const aside = fc.constantFrom("<!-- <a> -->", "<?pi <a>?>", "<![CDATA[<a></b>&]]>", "");

const { element } = fc.letrec<{ element: string; content: string }>((tie) => ({
  element: fc
    .tuple(name, fc.option(attribute, { nil: "" }), fc.boolean(), tie("content"))
    .map(([tag, attributes, isEmpty, content]) =>
      isEmpty ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${content}</${tag} >`,
    ),
  content: fc
    .array(fc.oneof({ depthSize: "small" }, text, aside, tie("element")), { maxLength: 4 })
    .map((parts) => parts.join("")),
}));

describe("the scanner", () => {
  test("finds the same tags and attributes as a full parser", () => {
    fc.assert(
      fc.property(element, (xml) => {
        expect(scanned(xml).map(normalised)).toEqual(parsed(xml).map(normalised));
      }),
    );
  });

  test("reads the same text as a full parser", () => {
    fc.assert(
      fc.property(element, (xml) => {
        const scanner = new XmlScanner(encodeUtf8(xml));
        scanner.nextOpen(0);
        expect(scanner.readText()).toBe(textOf(xml));
        expect([scanner.isTruncated, scanner.isMended, scanner.depth]).toEqual([false, false, 0]);
      }),
    );
  });

  test("never throws, hangs or leaves anything open, wherever a document is cut off", () => {
    fc.assert(
      fc.property(element, fc.nat(), (xml, at) => {
        const bytes = encodeUtf8(xml);
        const scanner = new XmlScanner(bytes.subarray(0, at % (bytes.length + 1)));
        scanner.nextOpen(0);
        scanner.leave(0);
        expect(scanner.depth).toBe(0);
      }),
    );
  });
});

/** A parser turns a line end within an attribute into a space. */
function normalised(met: Met): Met {
  return met[0] === "open" ? [met[0], met[1], met[2].replaceAll("\n", " ")] : met;
}

function textOf(xml: string): string {
  const parser = new SaxesParser();
  let text = "";
  parser.on("text", (piece) => {
    text += piece;
  });
  parser.on("cdata", (piece) => {
    text += piece;
  });
  parser.write(xml).close();
  return text;
}

function scannerAt(xml: string): XmlScanner {
  const scanner = new XmlScanner(encodeUtf8(xml));
  scanner.nextOpen(0);
  return scanner;
}

describe("an invalid document", () => {
  test("closes inner elements with the closing tag of the outer one", () => {
    const scanner = scannerAt("<a><b><c></a>");
    scanner.leave(0);
    expect([scanner.isMended, scanner.isTruncated]).toEqual([true, false]);
  });

  test("skips a closing tag without an opening one", () => {
    const scanner = scannerAt("<a>x</b>y</a>");
    expect([scanner.readText(), scanner.isMended]).toEqual(["xy", true]);
  });

  test("reads a bare < as text", () => {
    expect(scannerAt("<a>1 < 2 <3</a>").readText()).toBe("1 < 2 <3");
  });

  test("ends an unclosed quote with the next tag", () => {
    const scanner = scannerAt('<a><b x="1><c/></a>');
    expect(scanner.nextOpen(1)).toBe(true);
    expect(scanner.nextOpen(2)).toBe(true);
    expect(scanner.name).toBe("c");
  });

  test("does not read a value that was cut off as a number", () => {
    expect(scannerAt("<ele>12").readNumber()).toBeNaN();
  });

  test("refuses elements more than 100 deep, but not 100", () => {
    const nested = (depth: number): string => `${"<a>".repeat(depth)}${"</a>".repeat(depth)}`;
    expect(() => scannerAt(nested(100)).leave(0)).not.toThrow();
    expect(() => scannerAt(nested(101)).leave(0)).toThrow("too-deep");
  });

  test("refuses entities with their line, but not a plain document type", () => {
    expect(() => scannerAt('<!DOCTYPE a [\n<!ENTITY b "c">]><a/>')).toThrow("entities in line 2");
    expect(scannerAt("<!DOCTYPE a [<!ELEMENT a ANY>]><a/>").name).toBe("a");
  });

  test("reads more names than the cache holds", () => {
    const names = Array.from({ length: 2000 }, (_, index) => `<n${index}/>`).join("");
    const scanner = scannerAt(`<a>${names}</a>`);
    let last = "";
    while (scanner.nextOpen(1)) last = scanner.name;
    expect(last).toBe("n1999");
  });
});
