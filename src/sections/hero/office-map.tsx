import site from "virtual:site";
import { softText } from "../../theme/layout.css.ts";
import { CityMap, type PlaceNames } from "./city-map.tsx";
import { map, mapCaption } from "./office-map.css.ts";

interface OfficeMapProps {
  readonly alt: string;
  readonly caption: string;
  readonly names: PlaceNames;
}

/** A map of the office, in the style of the city's founder. */
export function OfficeMap({ alt, caption, names }: OfficeMapProps) {
  return (
    <figure className={map}>
      <CityMap alt={alt} names={names} />
      <figcaption className={mapCaption}>
        <strong>{site.contacts.office.street}</strong>
        <p className={softText}>{caption}</p>
      </figcaption>
    </figure>
  );
}
