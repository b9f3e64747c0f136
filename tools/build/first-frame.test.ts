import { expect, test } from "vitest";
import { pageWithFrame } from "./first-frame.ts";

const FRAME = {
  firstFrame: () => "<nav>$&</nav>",
  placeholders: () => [
    { screen: "map", scheme: "light", html: "<img>" },
    { screen: "map", scheme: "dark", html: "<p></p>" },
  ],
  offers: () => [{ kind: "failed", html: "<button></button>" }],
};

test("the frame is where the app will hydrate it", () => {
  const page = '<body><div id="root"></div><p></p></body>';
  expect(pageWithFrame(page, FRAME)).toBe(
    '<body><div id="root"><nav>$&</nav></div>' +
      '<template data-screen="map" data-scheme="light"><img></template>' +
      '<template data-screen="map" data-scheme="dark"><p></p></template>' +
      '<template data-offer="failed"><button></button></template><p></p></body>',
  );
});

test.each(["<body></body>", '<div id="root"></div><div id="root"></div>'])(
  "a page that has not one place for it is refused: %s",
  (page) => expect(() => pageWithFrame(page, FRAME)).toThrow("once"),
);
