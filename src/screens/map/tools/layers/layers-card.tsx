import { List } from "lucide-react";
import { useId } from "react";
import { useStore } from "zustand";
import { isBoating } from "#domain/preferences/is-boating.ts";
import { NETWORK_OVERLAYS } from "#domain/tiles/network-overlays.ts";
import { useIsBoating } from "#parts/boating/use-is-boating.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { OfflineOnlyChoice, TileSourceChoices, useTileSource } from "#parts/map/source-choices.tsx";
import { BySpeedChoice } from "#parts/tracks/by-speed-choice.tsx";
import { useLoaded } from "#parts/use-loaded.ts";
import { Card } from "#screens/map/card/card.tsx";
import { opacityText } from "#sentences/map/map-cards.ts";
import { mapSourceName } from "#sentences/map/tile-sources.ts";
import { packsStore } from "#state/packs/packs.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setBoating } from "#state/settings/set-boating.ts";
import { setOverlay, settingsStore } from "#state/settings/settings.ts";
import { hasTracksStore } from "#state/tracks/has-tracks.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { settingsTexts } from "#words/app/settings.ts";
import { cardTexts, legendTexts } from "#words/map/map-cards.ts";
import { tileSourceTexts } from "#words/map/tile-sources.ts";
import { namedRouteTexts } from "#words/plan/named-routes.ts";
import { trackTexts } from "#words/tracks/tracks.ts";
import { boatingTexts } from "#words/water/boating.ts";
import styles from "./layers-card.module.css";
import { PacksInBrief } from "./packs-in-brief.tsx";

/** The lowest opacity that still shows there is something. */
const LOWEST_OPACITY = 0.2;

export interface LayersCardProps {
  readonly onClose: () => void;
  readonly onSaveArea: () => void;
  /** Opens the legend. */
  readonly onLegend: () => void;
}

/** Lets the user choose the background, the overlays, and the packs of the map. */
export function LayersCard({ onClose, onSaveArea, onLegend }: LayersCardProps) {
  const { mapOverlay } = useStore(settingsStore);
  const isOnWater = useStore(preferencesStore, isBoating);
  const { rdGrid } = useStore(preferencesStore);
  const hasTracks = useStore(hasTracksStore, (state) => state.hasTracks);
  return (
    <Card heading={cardTexts.layers} onClose={onClose}>
      <section className={styles["group"]} aria-label={cardTexts.overlays}>
        <h4>{cardTexts.overlays}</h4>
        {NETWORK_OVERLAYS.map(({ name }) => (
          <Choice
            key={name}
            kind="checkbox"
            name={name}
            label={mapSourceName(name)}
            hint={isOnWater && name !== "sailNetwork" ? settingsTexts.notOnWater : undefined}
            checked={mapOverlay[name]}
            onChoose={(isOn) => setOverlay(name, isOn)}
          />
        ))}
        <Choice
          kind="checkbox"
          name="rd-grid"
          label={cardTexts.rdGrid}
          hint={cardTexts.rdGridHint}
          checked={rdGrid}
          onChoose={(isOn) => void setPreferences({ rdGrid: isOn })}
        />
        <NamedRoutesChoice />
        <BoatingChoice />
        <Button icon={<List aria-hidden="true" />} onClick={onLegend}>
          {legendTexts.heading}
        </Button>
      </section>
      {hasTracks ? (
        <section className={styles["group"]} aria-label={trackTexts.heading}>
          <h4>{trackTexts.heading}</h4>
          <BySpeedChoice />
        </section>
      ) : null}
      <Folders />
      <Background />
      <section className={styles["group"]} aria-label={cardTexts.network}>
        <h4>{cardTexts.network}</h4>
        <OfflineOnlyChoice />
      </section>
      <PacksInBrief onSaveArea={onSaveArea} />
    </Card>
  );
}

/** The folders, which need the code of the tracks. */
function Folders() {
  const { value } = useLoaded(
    () => import(/* webpackChunkName: "tracks-around" */ "./folder-choices.tsx"),
    "folders",
  );
  return value ? <value.FolderChoices /> : null;
}

/** Shows the named routes, where a pack has any. */
function NamedRoutesChoice() {
  const { packs } = useStore(packsStore);
  const { namedRoutes } = useStore(preferencesStore);
  if (!packs.some((pack) => pack.namedRoutes)) return null;
  return (
    <Choice
      kind="checkbox"
      name="named-routes"
      label={namedRouteTexts.heading}
      hint={namedRouteTexts.hint}
      checked={namedRoutes}
      onChoose={(isOn) => void setPreferences({ namedRoutes: isOn })}
    />
  );
}

/** Chooses the instruments for water, and the boating network with it. */
function BoatingChoice() {
  const isOnWater = useIsBoating();
  return (
    <>
      <Choice
        kind="checkbox"
        name="boating"
        label={boatingTexts.boating}
        hint={boatingTexts.boatingHint}
        checked={isOnWater}
        onChoose={setBoating}
      />
      {isOnWater ? (
        <LinkButton to="/settings#boot" variant="quiet">
          {boatingTexts.allOfIt}
        </LinkButton>
      ) : null}
    </>
  );
}

function Background() {
  const { kind } = useTileSource();
  return (
    <section className={styles["group"]}>
      <h4>{cardTexts.tileSource}</h4>
      <p className={layout["hint"]}>{tileSourceTexts.offlineHint}</p>
      {kind === "raster" ? <Opacity /> : null}
      <TileSourceChoices label={cardTexts.tileSource} />
    </section>
  );
}

function Opacity() {
  const id = useId();
  const opacity = useStore(preferencesStore, (preferences) => preferences.rasterOpacity);
  return (
    <div className={styles["opacity"]}>
      <label htmlFor={id}>{cardTexts.opacity}</label>
      <output htmlFor={id}>{opacityText(opacity)}</output>
      <input
        id={id}
        type="range"
        min={LOWEST_OPACITY}
        max={1}
        step={0.05}
        value={opacity}
        onChange={(event) => setPreferences({ rasterOpacity: event.currentTarget.valueAsNumber })}
      />
    </div>
  );
}
