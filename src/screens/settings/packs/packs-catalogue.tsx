import { type FormEvent, useState } from "react";
import { useStore } from "zustand";
import { packProblemText } from "#sentences/packs/packs.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Part } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TextField } from "#ui/text-field.tsx";
import { packTexts } from "#words/packs/packs.ts";
import { PackOffers } from "./packs-offers.tsx";

/** Asks for the address of another catalogue, and shows its packs. */
export function PackCatalogue() {
  const catalogue = useStore(packsStore, (state) => state.catalogue);
  const [typed, setTyped] = useState(() => preferencesStore.getState().catalogueUrl);
  const isLoading = catalogue.status === "loading";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void packCommands.loadCatalogue(typed);
  };
  const nothing = { name: null, fileName: null };
  return (
    <Part heading={packTexts.others}>
      <form className={layout["stack"]} onSubmit={submit} noValidate>
        <TextField
          label={packTexts.address}
          hint={packTexts.addressHint}
          error={
            catalogue.status === "failed" ? packProblemText(catalogue.problem, nothing) : undefined
          }
          type="url"
          inputMode="url"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={layout["actions"]}>
          <Button type="submit" disabled={isLoading}>
            {packTexts.show}
          </Button>
        </div>
      </form>
      {isLoading ? <Spinner label={packTexts.loadingCatalogue} /> : null}
      {catalogue.status === "loaded" ? (
        <PackOffers key={catalogue.address} catalogue={catalogue} />
      ) : null}
    </Part>
  );
}
