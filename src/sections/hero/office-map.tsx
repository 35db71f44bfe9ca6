import site from "virtual:site";
import { softText } from "../../theme/layout.css.ts";
import { CityMap } from "./city-map.tsx";
import { map, mapCaption } from "./office-map.css.ts";

interface OfficeMapProps {
  /** The map in words. */
  readonly alt: string;
  readonly caption: string;
}

/** Where the office is, as the city's founder drew it. */
export function OfficeMap({ alt, caption }: OfficeMapProps) {
  return (
    <figure className={map}>
      <CityMap alt={alt} />
      <figcaption className={mapCaption}>
        <strong>{site.contacts.office.street}</strong>
        <p className={softText}>{caption}</p>
      </figcaption>
    </figure>
  );
}
