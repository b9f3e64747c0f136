import { render, screen } from "@testing-library/react";
import { lexer } from "marked";
import { describe, expect, it } from "vitest";
import { Blocks } from "./markdown-blocks.tsx";

const showText = (text: string) => render(<Blocks tokens={lexer(text)} />);

describe("the blocks of Markdown", () => {
  it("render lists, and headings one level below those of the screen", () => {
    showText("## 0.4.2\n\n### Nieuw\n\n- De kaart\n- **Meten**\n");
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("0.4.2");
    expect(screen.getByRole("heading", { level: 4 }).textContent).toBe("Nieuw");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "De kaart",
      "Meten",
    ]);
    expect(document.querySelector("strong")?.textContent).toBe("Meten");
  });

  it("create no elements from markup in the text", () => {
    const { container } = showText("Een <img src=x onerror=alert(1)> in de tekst\n");
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).toContain("<img src=x onerror=alert(1)>");
  });

  it("create links to the web only", () => {
    showText("[wiki](https://example.nl/) en [niet](javascript:alert(1))\n");
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["wiki"]);
    expect(screen.getByRole("link").getAttribute("rel")).toBe("noopener noreferrer");
  });
});
