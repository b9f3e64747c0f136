import { describe, expect, it } from "vitest";
import { textWithLinks } from "./text-with-links.ts";

const links = (text: string) => textWithLinks(text).flatMap(({ href }) => href ?? []);

describe("textWithLinks", () => {
  it("cuts a text at its addresses and loses nothing", () => {
    expect(textWithLinks("Zie https://example.nl/a?b=1. Of bel.")).toEqual([
      { text: "Zie ", href: null },
      { text: "https://example.nl/a?b=1", href: "https://example.nl/a?b=1" },
      { text: ". Of bel.", href: null },
    ]);
  });

  it("links nothing but http and https", () => {
    expect(links("javascript:alert(1) data:text/html,x file:///etc ftp://a.nl www.a.nl")).toEqual(
      [],
    );
  });

  it("leaves out what only looks like an address", () => {
    expect(links("http:// en https://[")).toEqual([]);
  });

  it("of an empty text is nothing", () => {
    expect(textWithLinks("")).toEqual([]);
  });
});
