import { ImportError } from "#domain/exchange/import-error.ts";
import { asciiBytes } from "./ascii-bytes.ts";
import { type ByteRange, findAttribute, isNameEnd, isNameStart } from "./attributes.ts";
import { isSameName, isSpelledSo, NameTable, type XmlName } from "./name-table.ts";
import { isBlank, numberAt } from "./number-at.ts";
import { isAt, lineAt, skipPast } from "./search-bytes.ts";
import { TextCache } from "./text-cache.ts";
import { timeAt } from "./time-at.ts";
import { cdataText, xmlText } from "./xml-text.ts";

const MAX_DEPTH = 100;
/** The number of bytes between progress reports. */
const REPORT_BYTES = 1 << 20;

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;

/**
 * Walks over the tags of UTF-8 XML, making strings and objects only when asked. It is tolerant:
 * namespaces are mere prefixes, a closing tag without an opening one is skipped, and the end of a
 * file closes all open elements (`isTruncated`). It refuses entities and elements more than 100
 * deep, and reads no other file. `depth` is the number of open elements; `name` and the attributes
 * are those of the tag that `nextOpen` stopped at.
 */
export class XmlScanner {
  depth = 0;
  isTruncated = false;
  /** Tags did not match, or a `<` was in a place where it is not allowed. */
  isMended = false;
  /** There is text after the end of the first element. */
  hasTextAfterEnd = false;

  readonly #bytes: Uint8Array;
  readonly #names = new NameTable();
  readonly #texts: TextCache;
  readonly #open: XmlName[] = [];
  readonly #onProgress: (bytesDone: number) => void;
  #position = 0;
  #nextReport = REPORT_BYTES;
  /** The attributes of the tag that was opened last. */
  readonly #attributes: ByteRange = { start: 0, end: 0 };
  /** The value or content that was found last. */
  readonly #found: ByteRange = { start: 0, end: 0 };
  #closesItself = false;
  #wasOpening = false;

  constructor(bytes: Uint8Array, onProgress: (bytesDone: number) => void = () => {}) {
    this.#bytes = bytes;
    this.#texts = new TextCache(bytes, xmlText);
    this.#onProgress = onProgress;
  }

  /** The element's name without its prefix. */
  get name(): string {
    return this.#open[this.depth - 1]?.local ?? "";
  }

  /** The part of the element's name before the colon; empty without one. */
  get prefix(): string {
    return this.#open[this.depth - 1]?.prefix ?? "";
  }

  /** The current line; 1 is the first. Counted on request, for messages. */
  get line(): number {
    return lineAt(this.#bytes, this.#position);
  }

  /** Moves to the next start tag; false when the element at `parentDepth` has ended. */
  nextOpen(parentDepth: number): boolean {
    while (this.depth >= parentDepth && this.#step()) {
      if (this.#wasOpening) return true;
    }
    return false;
  }

  /** Skips everything until `depth` is this again. */
  leave(depth: number): void {
    while (this.depth > depth && this.#step());
  }

  /** Returns the value of an attribute of the tag, null when the tag does not have it. */
  attribute(name: string): string | null {
    return this.#find(name) ? xmlText(this.#bytes, this.#found.start, this.#found.end) : null;
  }

  /** Returns the number in an attribute of the tag, NaN when there is no number. */
  numberAttribute(name: string): number {
    if (!this.#find(name)) return Number.NaN;
    return numberAt(this.#bytes, this.#found.start, this.#found.end);
  }

  /**
   * Returns the number that is the element's only content, NaN for anything else. Leaves the
   * element.
   */
  readNumber(): number {
    if (this.#findContent()) return numberAt(this.#bytes, this.#found.start, this.#found.end);
    const bytes = asciiBytes(this.readText());
    return this.isTruncated ? Number.NaN : numberAt(bytes, 0, bytes.length);
  }

  /**
   * Returns the time that is the element's only content: milliseconds since 1970, NaN for anything
   * else, null when empty.
   */
  readTime(): number | null {
    if (this.#findContent()) {
      const { start, end } = this.#found;
      return start === end ? null : timeAt(this.#bytes, start, end);
    }
    const bytes = asciiBytes(this.readText().trim());
    return this.isTruncated ? null : timeAt(bytes, 0, bytes.length);
  }

  /** Returns all text within the element and its children. Leaves the element. */
  readText(): string {
    const start = this.#position;
    if (this.#findContent() && this.#isOwnEnd(this.#position)) {
      const text = this.#texts.textAt(this.#found.start, this.#found.end);
      this.#step();
      return text;
    }
    this.#position = start;
    return this.#readMixedText();
  }

  /** Returns whether the closing tag at `at` is that of the current element. */
  #isOwnEnd(at: number): boolean {
    const { bytes: name } = this.#open[this.depth - 1] as XmlName;
    const end = at + 2 + name.length;
    if (this.#closesItself) return true;
    return isSpelledSo(name, this.#bytes, at + 2, end) && isNameEnd(this.#bytes[end] as number);
  }

  #readMixedText(): string {
    const { depth } = this;
    let text = "";
    while (!this.#closesItself) {
      const start = this.#position;
      this.#position = this.#nextTag(start);
      text += xmlText(this.#bytes, start, this.#position);
      if (this.#position + 1 >= this.#bytes.length) {
        this.#end();
        return text;
      }
      text += this.#readWithinText();
      if (this.depth < depth) return text;
    }
    this.#close();
    return text;
  }

  /** Returns the text that the markup at the position stands for within a text. */
  #readWithinText(): string {
    const at = this.#position;
    const next = this.#bytes[at + 1] as number;
    if (isAt(this.#bytes, at, "<![CDATA[")) return this.#readCdata();
    const hasOpened = this.#readMarkup(at) && this.#wasOpening;
    if (hasOpened && this.#closesItself) this.#close();
    return isNameStart(next) || isDeclaration(next) || next === SLASH ? "" : "<";
  }

  /** Returns the text of the element as bytes, for lists of numbers. Leaves the element. */
  readBytes(): Uint8Array {
    if (!this.#findContent()) return asciiBytes(this.readText());
    return this.#bytes.subarray(this.#found.start, this.#found.end);
  }

  /** Finds the range of the text if it is the element's only content; false otherwise. */
  #findContent(): boolean {
    const start = this.#position;
    const end = this.#closesItself ? start : this.#nextTag(start);
    if (!this.#closesItself && this.#bytes[end + 1] !== SLASH) return false;
    this.#found.start = start;
    this.#found.end = end;
    this.#position = end;
    return true;
  }

  #find(name: string): boolean {
    const { start, end } = this.#attributes;
    return findAttribute(this.#bytes, start, end, name, this.#found);
  }

  #nextTag(start: number): number {
    const bytes = this.#bytes;
    let index = start;
    while (index < bytes.length && bytes[index] !== LT) index++;
    return index;
  }

  /** Reads one tag; false at the end of the file. */
  #step(): boolean {
    if (this.#closesItself) return this.#close();
    for (;;) {
      const at = this.#toMarkup();
      if (at < 0) return this.#end();
      if (this.#readMarkup(at)) return true;
    }
  }

  /**
   * Reads the markup that begins with the `<` at `at`; returns whether it opened or closed an
   * element.
   */
  #readMarkup(at: number): boolean {
    const next = this.#bytes[at + 1] as number;
    if (next === SLASH) return this.#readClosingTag(at + 2);
    if (isNameStart(next)) return this.#readOpeningTag(at + 1);
    if (isDeclaration(next)) this.#skipDeclaration(at);
    else this.#skipStrayBracket(at);
    return false;
  }

  /** Skips text and returns the index of the next `<`, −1 at the end. */
  #toMarkup(): number {
    const { depth, hasTextAfterEnd } = this;
    const bytes = this.#bytes;
    let at = this.#position;
    while (at < bytes.length && bytes[at] !== LT) {
      if (depth === 0 && !hasTextAfterEnd) this.#lookAfterEnd(bytes[at] as number);
      at++;
    }
    if (at >= this.#nextReport) {
      this.#onProgress(at);
      this.#nextReport = at + REPORT_BYTES;
    }
    return at + 1 < bytes.length ? at : -1;
  }

  #lookAfterEnd(byte: number): void {
    if (this.#open.length > 0 && byte > 0x20) this.hasTextAfterEnd = true;
  }

  #end(): boolean {
    if (this.depth > 0) this.isTruncated = true;
    this.#position = this.#bytes.length;
    this.depth = 0;
    this.#wasOpening = false;
    return false;
  }

  #readOpeningTag(nameStart: number): boolean {
    const bytes = this.#bytes;
    let nameEnd = nameStart;
    while (nameEnd < bytes.length && !isNameEnd(bytes[nameEnd] as number)) nameEnd++;
    const end = this.#tagEnd(nameEnd);
    if (end >= bytes.length) return this.#cutOff();
    this.#closesItself = bytes[end - 1] === SLASH;
    this.#attributes.start = nameEnd;
    this.#attributes.end = this.#closesItself ? end - 1 : end;
    this.#position = bytes[end] === GT ? end + 1 : end;
    if (this.depth >= MAX_DEPTH) throw new ImportError("too-deep", this.line);
    this.#open[this.depth++] = this.#names.nameAt(bytes, nameStart, nameEnd);
    this.#wasOpening = true;
    return true;
  }

  #cutOff(): false {
    this.isTruncated = true;
    this.#position = this.#bytes.length;
    return false;
  }

  /**
   * Returns the index of the tag's `>`. A `<` before it also ends the tag, because its quotes do
   * not match.
   */
  #tagEnd(start: number): number {
    const bytes = this.#bytes;
    let quote = 0;
    for (let index = start; index < bytes.length; index++) {
      const byte = bytes[index] as number;
      if (byte === LT) return this.#mendedAt(index);
      if (quote !== 0) {
        if (byte === quote) quote = 0;
      } else if (byte === GT) return index;
      else if (byte === 0x22 || byte === 0x27) quote = byte;
    }
    return bytes.length;
  }

  #mendedAt(index: number): number {
    this.isMended = true;
    return index;
  }

  #readClosingTag(nameStart: number): boolean {
    const bytes = this.#bytes;
    let nameEnd = nameStart;
    while (nameEnd < bytes.length && !isNameEnd(bytes[nameEnd] as number)) nameEnd++;
    let end = nameEnd;
    while (end < bytes.length && isBlank(bytes[end] as number)) end++;
    if (end >= bytes.length) return this.#cutOff();
    this.#position = bytes[end] === GT ? end + 1 : this.#mendedAt(end);
    const innermost = this.#open[this.depth - 1];
    if (this.depth > 0 && innermost && isSpelledSo(innermost.bytes, bytes, nameStart, nameEnd)) {
      return this.#close();
    }
    return this.#closeNamed(this.#names.nameAt(bytes, nameStart, nameEnd));
  }

  /**
   * Closes the innermost element with this name and all elements within it; false when none is
   * open.
   */
  #closeNamed(name: XmlName): boolean {
    let depth = this.depth;
    while (depth > 0 && !isSameName(this.#open[depth - 1] as XmlName, name)) depth--;
    if (depth !== this.depth) this.isMended = true;
    if (depth === 0) return false;
    this.depth = depth - 1;
    this.#wasOpening = false;
    return true;
  }

  #close(): true {
    this.#closesItself = false;
    this.depth--;
    this.#wasOpening = false;
    return true;
  }

  #readCdata(): string {
    const start = this.#position + 9;
    this.#position = skipPast(this.#bytes, start, "]]>");
    return cdataText(this.#bytes, start, this.#cdataEnd());
  }

  #cdataEnd(): number {
    const isClosed = isAt(this.#bytes, this.#position - 3, "]]>");
    return isClosed ? this.#position - 3 : this.#position;
  }

  #skipDeclaration(at: number): void {
    const bytes = this.#bytes;
    if (isAt(bytes, at, "<!--")) this.#position = skipPast(bytes, at + 4, "-->");
    else if (isAt(bytes, at, "<![CDATA[")) this.#position = skipPast(bytes, at + 9, "]]>");
    else if (isAt(bytes, at, "<?")) this.#position = skipPast(bytes, at + 2, "?>");
    else this.#skipDoctype(at);
  }

  /** Skips a document type, also one with a list of elements; nothing that it refers to is read. */
  #skipDoctype(at: number): void {
    const bytes = this.#bytes;
    let brackets = 0;
    for (let index = at; index < bytes.length; index++) {
      const byte = bytes[index];
      if (byte === LT && isAt(bytes, index, "<!ENTITY")) {
        this.#position = index;
        throw new ImportError("entities", this.line);
      }
      if (byte === 0x5b) brackets++;
      else if (byte === 0x5d) brackets--;
      else if (byte === GT && brackets <= 0) {
        this.#position = index + 1;
        return;
      }
    }
    this.#position = bytes.length;
  }

  #skipStrayBracket(at: number): void {
    this.isMended = true;
    this.#position = at + 1;
  }
}

/** `!` and `?`: comments, document types, instructions. */
function isDeclaration(byte: number): boolean {
  return byte === 0x21 || byte === 0x3f;
}
