import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { mapTexts } from "#i18n/map/map.ts";
import { resultCount, searchOriginText, searchTexts } from "#i18n/map/search.ts";
import rowStyles from "#screens/map/found/found-row.module.css";
import { FoundRow } from "#screens/map/found/found-row.tsx";
import { keepSearchText, searchTextStore } from "#state/search/search-text.ts";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./search-card.module.css";
import { type SearchResult, type SearchView, useSearch } from "./use-search.ts";

export interface SearchCardProps extends SearchView {
  readonly onClose: () => void;
  readonly onChoose: (result: SearchResult) => void;
}

/** A search box for any name of a place, with a list of results. */
export function SearchCard({ onClose, onChoose, ...view }: SearchCardProps) {
  const id = useId();
  const { text } = useStore(searchTextStore);
  const [active, setActive] = useState(0);
  const found = useSearch(text, view);
  const { results, origin, originTown, note, limits, isBusy, isCurrent } = found;
  const ranked = results.length > 0 ? searchOriginText({ ...origin, town: originTown }) : null;
  const input = useFocus();
  const list = useRef<HTMLDivElement>(null);
  const current = results[Math.min(active, results.length - 1)];
  const chooseSoon = useChooseSoon(text, isCurrent ? results[0] : undefined, onChoose);

  function goTo(index: number) {
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      goTo((Math.min(active, results.length - 1) + step + results.length) % results.length);
    }
    if (event.key === "Enter" && !isCurrent) chooseSoon();
    else if (event.key === "Enter" && current) onChoose(current);
    if (event.key === "Escape") onClose();
  }

  return (
    <search className={styles["card"]}>
      <div className={styles["box"]}>
        <label htmlFor={id} className="visually-hidden">
          {searchTexts.label}
        </label>
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}-${results.indexOf(current)}` : undefined}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={searchTexts.placeholder}
          value={text}
          onChange={(event) => {
            keepSearchText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={mapTexts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <p id={`${id}-note`} className={styles["note"]}>
        {note ?? (text.trim() === "" ? searchTexts.hint : null)}
      </p>
      {ranked ? <p className={styles["ranked"]}>{ranked}</p> : null}
      {limits ? <p className={styles["ranked"]}>{limits}</p> : null}
      <p role="status" className="visually-hidden">
        {isBusy || text.trim() === "" ? null : outcomeInWords(results.length, note, ranked, limits)}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={searchTexts.results}
        className={styles["list"]}
      >
        {results.map((result, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox above.
          <div
            key={`${result.kind} ${result.title} ${result.place.lat} ${result.place.lng}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={result === current}
            className={rowStyles["row"]}
            onClick={() => onChoose(result)}
          >
            <FoundRow {...result} from={origin.place} />
          </div>
        ))}
      </div>
    </search>
  );
}

/** Returns the announcement: the number of results, and questions or notes about them. */
function outcomeInWords(count: number, ...notes: readonly (string | null)[]): string {
  return [resultCount(count), ...notes].filter(Boolean).join(". ");
}

/** Handles Enter before the results arrive: chooses the first one when it is known, unless the user types on. */
function useChooseSoon(
  text: string,
  first: SearchResult | undefined,
  onChoose: (result: SearchResult) => void,
): () => void {
  const [awaited, setAwaited] = useState<string | null>(null);
  const choose = useEffectEvent(onChoose);
  const found = awaited === text ? first : undefined;
  useEffect(() => {
    if (found) choose(found);
  }, [found]);
  return () => setAwaited(text);
}

/** Focuses the box once, with its text selected. */
function useFocus() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return input;
}
