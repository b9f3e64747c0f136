import { describe, expect, it, vi } from "vitest";
import { lazyCommands } from "./lazy-commands.ts";

function commandsOf<Module extends object>(module: Module) {
  const load = vi.fn(async () => module);
  const onError = vi.fn();
  return { commands: lazyCommands(load, onError), load, onError };
}

describe("lazy commands", () => {
  it("load the module at the first call and pass on their arguments", async () => {
    const save = vi.fn((_name: string, _count: number) => {});
    const { commands, load, onError } = commandsOf({ save });
    expect(load).not.toHaveBeenCalled();
    await commands.save("a", 2);
    expect(save.mock.calls).toEqual([["a", 2]]);
    expect(onError).not.toHaveBeenCalled();
  });

  it("settle when the command settles", async () => {
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

  it("resolve to the result of the command, and to null after an error", async () => {
    const { commands, load } = commandsOf({ count: async (name: string) => name.length });
    expect(await commands.count("abc")).toBe(3);
    load.mockRejectedValueOnce(new Error("not loaded"));
    expect(await commands.count("abc")).toBeNull();
  });

  it("report a module that cannot be loaded, and do not reject", async () => {
    const error = new Error("not loaded");
    const { commands, load, onError } = commandsOf({ save: () => {} });
    load.mockRejectedValueOnce(error);
    await commands.save();
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it("report an error of a command, and do not reject", async () => {
    const error = new Error("full");
    const { commands, onError } = commandsOf({ save: () => Promise.reject(error) });
    await commands.save();
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it("can be the value of a promise", async () => {
    const { commands } = commandsOf({ save: () => {} });
    expect(await Promise.resolve(commands)).toBe(commands);
  });
});
