import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { errorTexts } from "#words/app/error.ts";
import type { Loaded } from "./use-loaded.ts";

interface NotLoadedProps {
  /** The sentence that says what could not be loaded. */
  readonly text: string;
  readonly again: Loaded<unknown>["again"];
}

/** Reports that something could not be loaded, with a button to try again. */
export function NotLoaded({ text, again }: NotLoadedProps) {
  return (
    <Notice tone="danger" action={<Button onClick={again}>{errorTexts.tryAgain}</Button>}>
      {text}
    </Notice>
  );
}
