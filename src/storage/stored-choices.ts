import type { SetAsidePiece, SetAsideReason } from "#domain/waypoints/set-aside.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";

/** The choices in a stored text. `setAsideReason` says why a part of it is not used; null when everything is used. */
export interface ReadChoices<Choices> {
  readonly choices: Choices;
  readonly setAsideReason: SetAsideReason | null;
}

/** Reads and writes the choices under one localStorage key. */
export interface ChoicesFormat<Choices> {
  /** The key, also the name under which pieces are set aside. */
  readonly key: "settings" | "preferences";
  readonly defaults: Choices;
  /** Reads a text field by field; a bad or missing field is that of `fallback`. */
  read(text: string, fallback: Choices): ReadChoices<Choices>;
  /**
   * Returns the text to store.
   * @param before the text that it replaces, or null
   */
  text(choices: Choices, before: string | null): string;
}

/** The current choices, and what to do about the text. */
export interface NewestChoices<Choices> {
  readonly choices: Choices;
  /** The text, if part of it could not be used. */
  readonly setAside: SetAsidePiece | null;
  /** True if a reader of the text would lose choices that are valid here. */
  readonly isWorse: boolean;
}

/** The choices under one key. Other tabs, programs and people can write it at any time. */
export interface StoredChoices<Choices> {
  /**
   * Returns the stored choices merged over those in memory; null if nobody else wrote since the last call. A removed
   * key is not a choice of the user: the values in memory stay.
   */
  newest(inMemory: Choices): NewestChoices<Choices> | null;
  /** Stores the choices. Call `newest` first, or changes by others are lost. */
  save(choices: Choices): WriteOutcome;
  /** Calls back when another tab writes. Returns a function that stops this. */
  onWrittenElsewhere(listener: () => void): () => void;
}

/** Creates the stored choices of one format in a text store. */
export function storedChoices<Choices>(
  texts: TextStore,
  format: ChoicesFormat<Choices>,
): StoredChoices<Choices> {
  let knownText: string | null = null;
  return {
    newest(inMemory) {
      const text = texts.read(format.key);
      if (text === null || text === knownText) return null;
      knownText = text;
      const { choices, setAsideReason } = format.read(text, inMemory);
      if (setAsideReason === null) return { choices, setAside: null, isWorse: false };
      const anew = format.read(text, format.defaults).choices;
      return {
        choices,
        setAside: { source: format.key, reason: setAsideReason, rawText: text },
        isWorse: format.text(anew, null) !== format.text(choices, null),
      };
    },
    save(choices) {
      const text = format.text(choices, texts.read(format.key));
      const outcome = texts.write(format.key, text);
      if (outcome === "written") knownText = text;
      return outcome;
    },
    onWrittenElsewhere: (listener) => texts.onChangeElsewhere(format.key, listener),
  };
}
