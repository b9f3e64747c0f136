type Command = (...args: never[]) => unknown;

/** The commands of a module, made asynchronous; after an error they resolve to null. */
export type LazyCommands<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Command ? Name : never]: (
    ...args: Parameters<Extract<Module[Name], Command>>
  ) => Promise<Awaited<ReturnType<Extract<Module[Name], Command>>> | null>;
};

/**
 * Creates commands that load their module at the first call. No command rejects.
 * @param load imports and prepares the module; called before every command
 * @param onFailure receives the error of loading the module or of a command
 */
export function lazyCommands<Module extends object>(
  load: () => Promise<Module>,
  onError: (error: unknown) => void,
): LazyCommands<Module> {
  const call = async (name: string | symbol, args: never[]): Promise<unknown> => {
    try {
      const commands = (await load()) as Readonly<Record<string | symbol, Command>>;
      return await commands[name]?.(...args);
    } catch (error) {
      onError(error);
      return null;
    }
  };
  return new Proxy({} as LazyCommands<Module>, {
    get(_, name) {
      // Otherwise `await` would take this for a promise and never resolve.
      if (name === "then") return undefined;
      return (...args: never[]) => call(name, args);
    },
  });
}
