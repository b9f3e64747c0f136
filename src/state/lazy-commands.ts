type Command = (...args: never[]) => void | Promise<void>;

/** The commands of a module, each of them asynchronous. */
export type LazyCommands<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Command ? Name : never]: (
    ...args: Parameters<Extract<Module[Name], Command>>
  ) => Promise<void>;
};

/**
 * The commands of a module that the first call of any of them loads. No command rejects.
 * @param load imports the module and makes it ready; called before every command
 * @param onFailure receives why the module could not be loaded, or what a command threw
 */
export function lazyCommands<Module extends object>(
  load: () => Promise<Module>,
  onError: (error: unknown) => void,
): LazyCommands<Module> {
  const call = async (name: string | symbol, args: never[]): Promise<void> => {
    try {
      const commands = (await load()) as Readonly<Record<string | symbol, Command>>;
      await commands[name]?.(...args);
    } catch (error) {
      onError(error);
    }
  };
  return new Proxy({} as LazyCommands<Module>, {
    get(_, name) {
      // Else `await` would take this for a promise and wait for ever.
      if (name === "then") return undefined;
      return (...args: never[]) => call(name, args);
    },
  });
}
