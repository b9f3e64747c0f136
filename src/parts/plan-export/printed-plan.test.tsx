import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PrintedPlan } from "./printed-plan.tsx";

it("isolates the text direction of names in print", () => {
  window.print = vi.fn();
  const markup = '<img src=x onerror="window.hacked=1">';
  const turned = "\u202eom";
  const nodes = [
    { number: markup, leg: null },
    { number: turned, leg: "1,2 km", along: "drinkwater" },
    { number: "9".repeat(200), leg: "3 km" },
  ];
  render(
    <PrintedPlan size="pocket" title={turned} sums="4,2 km" nodes={nodes} onPrinted={() => {}} />,
  );
  const plan = document.querySelector("[data-printed-plan]");
  expect(plan?.querySelector("img")).toBeNull();
  const isolated = [...(plan?.querySelectorAll("bdi") ?? [])].map((one) => one.textContent);
  expect(isolated).toEqual([turned, ...nodes.map(({ number }) => number)]);
  const legs = [...(plan?.querySelectorAll("li > span") ?? [])].map((one) => one.textContent);
  expect(legs).toEqual(["", "1,2 kmdrinkwater", "3 km"]);
  expect(window.print).toHaveBeenCalledOnce();
});
