import { describe, expect, it, vi } from "vitest";
import { lazyCommands } from "./lazy-commands.ts";

function commandsOf<Module extends object>(module: Module) {
  const load = vi.fn(async () => module);
  const onFailure = vi.fn();
  return { commands: lazyCommands(load, onFailure), load, onFailure };
}

describe("commands of a module that is loaded late", () => {
  it("load it with the first call and hand on what they are given", async () => {
    const save = vi.fn((_name: string, _count: number) => {});
    const { commands, load, onFailure } = commandsOf({ save });
    expect(load).not.toHaveBeenCalled();
    await commands.save("a", 2);
    expect(save.mock.calls).toEqual([["a", 2]]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("settle once the command has", async () => {
    const done: string[] = [];
    const { commands } = commandsOf({
      async save() {
        await new Promise((resolve) => setTimeout(resolve));
        done.push("saved");
      },
    });
    await commands.save();
    expect(done).toEqual(["saved"]);
  });

  it("report a module that cannot be loaded, and do not reject", async () => {
    const failure = new Error("not loaded");
    const { commands, load, onFailure } = commandsOf({ save: () => {} });
    load.mockRejectedValueOnce(failure);
    await commands.save();
    expect(onFailure.mock.calls).toEqual([[failure]]);
  });

  it("report what a command throws, and do not reject", async () => {
    const failure = new Error("full");
    const { commands, onFailure } = commandsOf({ save: () => Promise.reject(failure) });
    await commands.save();
    expect(onFailure.mock.calls).toEqual([[failure]]);
  });

  it("can be what a promise resolves to", async () => {
    const { commands } = commandsOf({ save: () => {} });
    expect(await Promise.resolve(commands)).toBe(commands);
  });
});
