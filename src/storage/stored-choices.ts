import type { SetAsidePiece, SetAsideReason, SetAsideSource } from "#domain/waypoints/set-aside.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";

/** What a stored text says. `troubleReason` tells that part of it is not in use; null when all is. */
export interface ReadChoices<Choices> {
  readonly choices: Choices;
  readonly troubleReason: SetAsideReason | null;
}

/** How the choices under one key of localStorage are read and written. */
export interface ChoicesFormat<Choices> {
  /** The key, which is also the name under which a piece is set aside. */
  readonly key: Extract<SetAsideSource, "settings" | "preferences">;
  readonly defaults: Choices;
  /** Reads a text field by field; a bad or missing field is that of `fallback`. */
  read(text: string, fallback: Choices): ReadChoices<Choices>;
  /** @param before the text that is written over, or null */
  text(choices: Choices, before: string | null): string;
}

/** What the text says now, and what is to be done about it. */
export interface NewestChoices<Choices> {
  readonly choices: Choices;
  /** The text, when not all of it could be used. */
  readonly setAside: SetAsidePiece | null;
  /** Whoever reads the text anew would lose choices that are good here. */
  readonly isWorse: boolean;
}

/** The choices under one key, which other tabs, programs and people may write at any moment. */
export interface StoredChoices<Choices> {
  /**
   * What is stored, laid over what is in memory; null when nobody else wrote since the last call. A key
   * that was removed is no choice of the user: what is in memory stays.
   */
  newest(inMemory: Choices): NewestChoices<Choices> | null;
  /** Writes them; call `newest` first, so that nothing of others is lost. */
  save(choices: Choices): WriteOutcome;
  /** Calls back when another tab wrote. Gives back the stop. */
  onWrittenElsewhere(listener: () => void): () => void;
}

/** The choices of one format in a text store. */
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
      const { choices, troubleReason } = format.read(text, inMemory);
      if (troubleReason === null) return { choices, setAside: null, isWorse: false };
      const anew = format.read(text, format.defaults).choices;
      return {
        choices,
        setAside: { source: format.key, reason: troubleReason, rawText: text },
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
