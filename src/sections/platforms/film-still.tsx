import type { Platform } from "../../../schemas/platform.ts";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { description as descriptionStyle } from "../../components/screen.css.ts";
import { softText, stack, strongText } from "../../theme/layout.css.ts";
import * as styles from "./film-still.css.ts";

interface FilmStillProps {
  readonly film: NonNullable<Extract<Platform, { readonly status: "Available Now" }>["film"]>;
  /** That it is an example. */
  readonly label: string;
}

/** A still of a film made with a platform. Drawn, and said in a sentence, like its screen. */
export function FilmStill({ film: { description, drawing, title, business, length }, label }: FilmStillProps) {
  return (
    <figure className={styles.film}>
      <figcaption className={descriptionStyle}>
        {label}: {description}
      </figcaption>
      <div className={styles.shown} aria-hidden="true" data-screen-only="">
        <div className={styles.still}>
          <IndustryPicture drawing={drawing} />
          <svg className={styles.play} viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="12" fillOpacity="0.6" />
            <path d="M9 6.5v11l9-5.5z" fill="currentColor" />
          </svg>
        </div>
        <p className={stack.tight}>
          <span className={strongText}>{title}</span>
          <span className={softText}>
            {business}, {length}
          </span>
        </p>
      </div>
    </figure>
  );
}
