import { configure, getConfig } from "@testing-library/react";

/** The turns of the event loop that React takes at most for a render that another one asks for, and its effects. */
const TURNS = 3;

/**
 * Lets effects run before `waitFor`, `findBy…` and the actions of a user return. React draws first and runs effects in a
 * later turn, so a test that reads what an effect did would depend on how busy the machine is.
 */
export function waitForEffects(): void {
  const { asyncWrapper } = getConfig();
  // Captured here: the timers of a test may be pretended. React's scheduler takes the same one when it loads.
  const { setImmediate: nextTurn } = globalThis;
  configure({
    asyncWrapper: (callback) =>
      asyncWrapper(async () => {
        const result = await callback();
        for (let turn = 0; turn < TURNS; turn += 1) {
          await new Promise<void>((resolve) => nextTurn(resolve));
        }
        return result;
      }),
  });
}
