import { Link } from "react-router";
import { fetchNetworksPath } from "#domain/links/app-path.ts";
import { fetchRegionPath, type RegionCircle } from "#domain/packs/region/region-circle.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { networkElsewhereText } from "#sentences/packs/network-offer.ts";
import { networkOfferTexts } from "#words/packs/network-offer.ts";

interface FetchNetworksOfferProps {
  /** The names of the missing networks. */
  readonly labels: readonly string[];
  /** The view in which to choose the area of the networks, or the region that is fetched with its map and waters. */
  readonly where: MapView | RegionCircle;
  readonly linkClass: string;
}

/** Says that no pack has the networks of a place, and leads to the tool that fetches them. */
export function FetchNetworksOffer(props: FetchNetworksOfferProps) {
  const { labels, where, linkClass } = props;
  const isRegion = "radiusMeters" in where;
  return (
    <>
      <p>{networkElsewhereText(labels)}</p>
      <Link to={isRegion ? fetchRegionPath(where) : fetchNetworksPath(where)} className={linkClass}>
        {isRegion ? networkOfferTexts.fetchRegion : networkOfferTexts.fetchHere}
      </Link>
    </>
  );
}
