import type { Platform } from "../../../schemas/platform.ts";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { description as descriptionStyle } from "../../components/screen.css.ts";
import { darkColours } from "../../theme/tokens.css.ts";
import * as styles from "./samples.css.ts";

interface SamplesProps {
  readonly samples: NonNullable<Extract<Platform, { readonly status: "Available Now" }>["samples"]>;
  /** That they are examples. */
  readonly label: string;
}

/** Pictures made with a platform. Drawn, and said in a sentence, like its screen. */
export function Samples({ samples: { description, pictures }, label }: SamplesProps) {
  return (
    <figure className={`${darkColours} ${styles.samples}`}>
      <figcaption className={descriptionStyle}>
        {label}: {description}
      </figcaption>
      <ul className={styles.pictures} aria-hidden="true" data-screen-only="">
        {pictures.map(({ drawing, title }, index) => (
          <li key={index}>
            <IndustryPicture drawing={drawing} />
            <span className={styles.label}>{title}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
