import { describe, expect, it, vi } from "vitest";
import { lazyCommands } from "./lazy-commands.ts";

function commandsOf<Module extends object>(module: Module) {
  const load = vi.fn(async () => module);
  const onError = vi.fn();
  return { commands: lazyCommands(load, onError), load, onError };
}

describe("commands of a module that is loaded late", () => {
  it("load it with the first call and hand on what they are given", async () => {
    const save = vi.fn((_name: string, _count: number) => {});
    const { commands, load, onError } = commandsOf({ save });
    expect(load).not.toHaveBeenCalled();
    await commands.save("a", 2);
    expect(save.mock.calls).toEqual([["a", 2]]);
    expect(onError).not.toHaveBeenCalled();
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
    const error = new Error("not loaded");
    const { commands, load, onError } = commandsOf({ save: () => {} });
    load.mockRejectedValueOnce(error);
    await commands.save();
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it("report what a command throws, and do not reject", async () => {
    const error = new Error("full");
    const { commands, onError } = commandsOf({ save: () => Promise.reject(error) });
    await commands.save();
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it("can be what a promise resolves to", async () => {
    const { commands } = commandsOf({ save: () => {} });
    expect(await Promise.resolve(commands)).toBe(commands);
  });
});
