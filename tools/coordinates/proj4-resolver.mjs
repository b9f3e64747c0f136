/**
 * proj4's parts are written for bundlers: they name one another without an ending, and a folder for
 * its index. Node is told here what a bundler knows.
 *
 * @param {string} specifier
 * @param {import("node:module").ResolveHookContext} context
 * @param {(specifier: string, context: import("node:module").ResolveHookContext) => Promise<import("node:module").ResolveFnOutput> | import("node:module").ResolveFnOutput} next
 */
export async function resolve(specifier, context, next) {
  const isPart = specifier.startsWith(".") && context.parentURL?.includes("/proj4/lib/");
  if (!isPart || specifier.endsWith(".js")) return next(specifier, context);
  try {
    return await next(`${specifier}.js`, context);
  } catch {
    return next(`${specifier}/index.js`, context);
  }
}
