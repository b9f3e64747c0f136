import { expect, test } from "vitest";
import { pageWithFrame } from "./first-frame.ts";

test("the frame comes where the app will take it over", () => {
  const page = '<body><div id="root"></div><p></p></body>';
  expect(pageWithFrame(page, "<nav>$&</nav>")).toBe(
    '<body><div id="root"><nav>$&</nav></div><p></p></body>',
  );
});

test.each(["<body></body>", '<div id="root"></div><div id="root"></div>'])(
  "a page that has not one place for it is refused: %s",
  (page) => expect(() => pageWithFrame(page, "<nav></nav>")).toThrow("once"),
);
