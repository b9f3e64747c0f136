import { useEffect, useEffectEvent, useState } from "react";

/** The result of a lookup: undefined while it is running, `failed` when it failed. */
export type LookedUp<Value> = Value | undefined | "failed";

/** Looks something up once per key. `look` is called in the first render with that key. */
export function useLookedUp<Value>(key: string, look: () => Promise<Value>): LookedUp<Value> {
  const [found, setFound] = useState<{ readonly key: string; readonly value: LookedUp<Value> }>();
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    let isOver = false;
    lookNow().then(
      (value) => !isOver && setFound({ key, value }),
      (failure: unknown) => {
        console.warn("Fairways not looked up:", failure);
        if (!isOver) setFound({ key, value: "failed" });
      },
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return found?.key === key ? found.value : undefined;
}
