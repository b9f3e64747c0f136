import { describe, expect, it } from "vitest";
import { textWithLinks } from "./text-with-links.ts";

const links = (text: string) => textWithLinks(text).flatMap(({ href }) => href ?? []);

describe("textWithLinks", () => {
  it("splits a text at its addresses and keeps every character", () => {
    expect(textWithLinks("Zie https://example.nl/a?b=1. Of bel.")).toEqual([
      { text: "Zie ", href: null },
      { text: "https://example.nl/a?b=1", href: "https://example.nl/a?b=1" },
      { text: ". Of bel.", href: null },
    ]);
  });

  it("links only http and https", () => {
    expect(links("javascript:alert(1) data:text/html,x file:///etc ftp://a.nl")).toEqual([]);
    expect(links("Zie www.a.nl/varen.")).toEqual(["https://www.a.nl/varen"]);
  });

  it("leaves out text that only resembles an address", () => {
    expect(links("http:// en https://[")).toEqual([]);
  });

  it.each([
    ["a turned direction", "https://a.nl/\u202egro.tfas", "https://a.nl/"],
    ["a control character", "https://a.nl/b\u0000c", "https://a.nl/b"],
    ["half a surrogate pair", "https://a.nl/\ud800c", "https://a.nl/"],
    ["markup", 'https://a.nl/"onclick=alert(1)', "https://a.nl/"],
  ])("ends an address at %s", (_, text, address) => {
    expect(links(text)).toEqual([address]);
  });

  it("is fast for a long row of brackets", () => {
    const beganAtMs = performance.now();
    expect(links(`https://a.nl/${")".repeat(200_000)}a`)).toHaveLength(1);
    expect(performance.now() - beganAtMs).toBeLessThan(2000);
  });

  it("returns nothing for an empty text", () => {
    expect(textWithLinks("")).toEqual([]);
  });
});
