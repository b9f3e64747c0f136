import type { XmlScanner } from "./xml-scanner.ts";

/**
 * Visits every child of the element that the scanner is at, with the scanner at the child's start
 * tag; a visitor reads as much of the child as it needs. Leaves the element.
 * @param visit one function for all elements of a kind, told apart by `scanner.name`: with `about`
 *   it needs no closure for each of a hundred thousand points
 */
export function eachChild<T>(
  scanner: XmlScanner,
  visit: (scanner: XmlScanner, about: T) => void,
  about: T,
): void {
  const { depth } = scanner;
  while (scanner.nextOpen(depth)) {
    visit(scanner, about);
    scanner.leave(depth);
  }
}
