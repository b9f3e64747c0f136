import { Link } from "react-router";
import { fetchNetworksPath, fetchRegionPath } from "#domain/links/app-path.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { networkElsewhereText, networkOfferTexts } from "#i18n/packs/network-offer.ts";

interface FetchNetworksOfferProps {
  /** The names of the missing networks. */
  readonly labels: readonly string[];
  /** The view in which to choose the area. */
  readonly view: MapView;
  /** Whether to fetch the map and the waters as well. */
  readonly isRegion?: boolean;
  /** The class of the link. */
  readonly linkClass: string;
}

/** Says that no pack has the networks of a place, and leads to the tool that fetches them. */
export function FetchNetworksOffer(props: FetchNetworksOfferProps) {
  const { labels, view, isRegion = false, linkClass } = props;
  return (
    <>
      <p>{networkElsewhereText(labels)}</p>
      <Link to={isRegion ? fetchRegionPath(view) : fetchNetworksPath(view)} className={linkClass}>
        {isRegion ? networkOfferTexts.fetchRegion : networkOfferTexts.fetchHere}
      </Link>
    </>
  );
}
