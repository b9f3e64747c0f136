import { Map as MapIcon } from "lucide-react";
import { Link } from "react-router";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { scoutCoordinate } from "#domain/coordinates/scout-grid.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { formulaPath } from "#domain/links/app-path.ts";
import { placeOnMapPath } from "#domain/links/place-path.ts";
import type { PostHead } from "#domain/trail/sealed-trail.ts";
import { CoordinateText } from "#parts/coordinates/coordinate-text.tsx";
import { useRd } from "#parts/coordinates/use-rd.ts";
import { postBearingText, postName } from "#sentences/scouting/trails.ts";
import { buttonClass } from "#ui/button.tsx";
import { postFinds } from "#words/scouting/trail-editor.ts";
import { trailWalkTexts as texts, trailWalkWords } from "#words/scouting/trail-walk.ts";
import { POST_ZOOM } from "./editor-props.ts";
import { Picture } from "./picture.tsx";
import styles from "./trails.module.css";

interface PostFindingProps {
  readonly head: PostHead;
  /** The post before it; null at the start and in a free order. */
  readonly last: PostHead | null;
}

/** Shows how a patrol finds a post. */
export function PostFinding({ head, last }: PostFindingProps) {
  const { find, findText, findPicture, place } = head;
  const isFormula = find === "formula" && findText !== "";
  return (
    <>
      <How
        find={find === "bearing" && !last ? "rd" : find}
        place={place}
        name={postName(head.number, head.name)}
        last={last}
      />
      {findText ? <p className={styles["text"]}>{findText}</p> : null}
      {isFormula ? (
        <Link to={formulaPath(findText)} className={buttonClass()}>
          {texts.toFormula}
        </Link>
      ) : null}
      {findPicture ? <Picture picture={findPicture} label={texts.photo} /> : null}
    </>
  );
}

interface HowProps {
  readonly find: PostHead["find"];
  readonly place: LatLng;
  readonly name: string;
  readonly last: PostHead | null;
}

function How({ find, place, name, last }: HowProps) {
  if (find === "map") {
    return (
      <Link to={placeOnMapPath({ ...place, zoom: POST_ZOOM }, name)} className={buttonClass()}>
        <MapIcon aria-hidden="true" size={20} />
        {texts.toMap}
      </Link>
    );
  }
  if (find === "rd") return <CoordinateText place={place} usual="rd" />;
  if (find === "degrees") return <CoordinateText place={place} usual="wgs84" />;
  if (find === "digits") return <Digits place={place} />;
  if (find === "bearing" && last) {
    const [degrees, meters] = [
      bearingDegrees(last.place, place),
      distanceMeters(last.place, place),
    ];
    return <p>{postBearingText(degrees, meters, last.number)}</p>;
  }
  return <p>{postFinds[find]}</p>;
}

/** The eight digits of a place, in degrees where there is no RD. */
function Digits({ place }: { readonly place: LatLng }) {
  const rd = useRd(place);
  if (rd === null) return <CoordinateText place={place} usual="wgs84" />;
  const digits = rd ? scoutCoordinate(rd, 8) : "…";
  return <p>{trailWalkWords.coordinates(postFinds.digits, digits)}</p>;
}
