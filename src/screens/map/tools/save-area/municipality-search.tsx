import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Municipality } from "#domain/areas/municipality.ts";
import { foundMunicipalitiesText, municipalityProblemText } from "#sentences/packs/area-shapes.ts";
import { findMunicipality } from "#state/packs/municipalities.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { areaShapeTexts } from "#words/packs/area-shapes.ts";
import styles from "./save-area.module.css";

interface MunicipalitySearchProps {
  readonly chosen: Municipality | null;
  readonly onChoose: (municipality: Municipality | null) => void;
}

/** The result of the last search: the problem as text, or the municipalities found. */
interface Found {
  readonly problem: string;
  readonly municipalities: readonly Municipality[];
}

const NOTHING: Found = { problem: "", municipalities: [] };

/** Lets the user find a municipality by name; a request is sent when the user taps the button, and not before. */
export function MunicipalitySearch({ chosen, onChoose }: MunicipalitySearchProps) {
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Found>(NOTHING);
  const [isSearching, setSearching] = useState(false);
  const searching = useRef<AbortController | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => () => searching.current?.abort(), []);
  const isChosen = chosen !== null;
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    if (wasChosen.current === isChosen) return;
    wasChosen.current = isChosen;
    // The element with the focus was removed.
    if (document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>("select, input")?.focus({ preventScroll: true });
  }, [isChosen]);

  async function search() {
    const stopping = new AbortController();
    searching.current = stopping;
    setSearching(true);
    setFound(NOTHING);
    onChoose(null);
    const result = await findMunicipality(typed, stopping.signal);
    if (stopping.signal.aborted) return;
    setSearching(false);
    if (typeof result === "string")
      return setFound({ ...NOTHING, problem: municipalityProblemText(result) });
    const [first] = result;
    setFound({ problem: first ? "" : areaShapeTexts.noMunicipality, municipalities: result });
    if (first) onChoose(first);
  }

  function stop() {
    searching.current?.abort();
    setSearching(false);
  }

  function searchOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    // Otherwise the form would save the area that was chosen before.
    event.preventDefault();
    void search();
  }

  const { municipalities, problem } = found;
  return (
    <div ref={box} className={styles["municipality"]}>
      {chosen ? (
        <>
          <Select
            label={areaShapeTexts.municipalityChoice}
            options={municipalities.map((_, index) => index)}
            value={municipalities.indexOf(chosen)}
            textOf={(index) => textOf(municipalities[index])}
            onChoose={(index) => onChoose(municipalities[index] ?? null)}
          />
          <Button key="other" onClick={() => onChoose(null)}>
            {areaShapeTexts.otherMunicipality}
          </Button>
        </>
      ) : (
        <>
          <TextField
            label={areaShapeTexts.orMunicipality}
            value={typed}
            hint={areaShapeTexts.municipalityHint}
            error={problem || undefined}
            enterKeyHint="search"
            autoCapitalize="words"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={searchOnEnter}
          />
          <Button key="search" onClick={isSearching ? stop : () => void search()}>
            {isSearching ? areaShapeTexts.stopSearch : areaShapeTexts.searchMunicipality}
          </Button>
        </>
      )}
      <p className="visually-hidden" role="status">
        {isSearching
          ? areaShapeTexts.searching
          : foundMunicipalitiesText(municipalities.map(textOf))}
      </p>
    </div>
  );
}

function textOf(municipality: Municipality | undefined): string {
  const { name = "", province = null } = municipality ?? {};
  return province === null ? name : `${name} (${province})`;
}
