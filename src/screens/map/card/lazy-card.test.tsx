import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { lazyCard } from "./lazy-card.tsx";

interface CardProps {
  readonly onClose: () => void;
  readonly isIdle?: boolean;
}

/** A card whose code loads, or fails, when the test says so. */
function heldCard() {
  const asked: {
    readonly resolve: (card: ComponentType<CardProps>) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  const Lazy = lazyCard<CardProps>(
    () => new Promise((resolve, reject) => asked.push({ resolve, reject })),
  );
  return { Lazy, asked };
}

const Real = () => <h3>Kaartlagen</h3>;

describe("a lazy card", () => {
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });

  it("reports slow loading, and then appears", async () => {
    const { Lazy, asked } = heldCard();
    show(<Lazy onClose={vi.fn()} />);
    expect(screen.getByRole("status").textContent).toBe("Laden …");
    asked[0]?.resolve(Real);
    expect(await screen.findByRole("heading", { name: "Kaartlagen" })).toBeTruthy();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("reports nothing while idle", () => {
    const { Lazy } = heldCard();
    const { container } = show(<Lazy onClose={vi.fn()} isIdle />);
    expect(container.textContent).toBe("");
  });

  it("reports a failure, can be closed, and is loaded again", async () => {
    const { Lazy, asked } = heldCard();
    const onClose = vi.fn();
    const { user } = show(<Lazy onClose={onClose} />);
    asked[0]?.reject(new Error("gone"));
    expect((await screen.findByRole("alert")).textContent).toContain("Dit is nu niet te laden");
    await user.click(screen.getByRole("button", { name: "Sluiten" }));
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Opnieuw proberen" }));
    expect(asked).toHaveLength(2);
    asked[1]?.resolve(Real);
    expect(await screen.findByRole("heading", { name: "Kaartlagen" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("appears immediately the next time", async () => {
    const { Lazy, asked } = heldCard();
    const { unmount } = show(<Lazy onClose={vi.fn()} />);
    asked[0]?.resolve(Real);
    await screen.findByRole("heading");
    unmount();
    show(<Lazy onClose={vi.fn()} />);
    expect(screen.getByRole("heading", { name: "Kaartlagen" })).toBeTruthy();
    expect(asked).toHaveLength(1);
  });
});
