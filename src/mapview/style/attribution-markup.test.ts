import { expect, test } from "vitest";
import { attributionMarkup } from "./attribution-markup.ts";

test("the makers that a file names are text, whatever it says", () => {
  expect(attributionMarkup('© Jan & <img src=x onerror="alert(1)">')).toBe(
    "© Jan &amp; &lt;img src=x onerror=&quot;alert(1)&quot;&gt;",
  );
});
