import { render, screen } from "@testing-library/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { expect, it } from "vitest";

/** Shows itself after a loading time, as lazy code does, and then has an effect on the page. */
function Late({ loaded }: { readonly loaded: Promise<void> }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    void loaded.then(() => setShown(true));
  }, [loaded]);
  return isShown ? <Printing /> : null;
}

function Printing() {
  // A busy machine, which is late with the turn in which React runs the effects.
  useLayoutEffect(() => void setTimeout(() => setTimeout(keepBusy)), []);
  useEffect(() => {
    document.documentElement.dataset["printing"] = "";
    return () => void delete document.documentElement.dataset["printing"];
  }, []);
  return <p>Blad</p>;
}

function keepBusy(): void {
  const endMs = performance.now() + 4;
  while (performance.now() < endMs);
}

it("has run the effects of what a test waited for", async () => {
  for (let round = 0; round < 20; round += 1) {
    // Fixed time: without one, React runs the effects in the turn that shows the text.
    const { unmount } = render(<Late loaded={new Promise((resolve) => setTimeout(resolve, 5))} />);
    await screen.findByText("Blad");
    expect(document.documentElement.dataset).toHaveProperty("printing");
    unmount();
  }
});
