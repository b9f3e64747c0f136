import { useEffect, useEffectEvent, useState } from "react";

/** What was looked up: undefined while it is on its way, `failed` when it cannot be had. */
export type LookedUp<Value> = Value | undefined | "failed";

/** Looks something up once for each key. `look` is called with the first render of a key. */
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
