import type { PlacedPicture } from "../content/entries/content-pictures.ts";
import { frame } from "./picture.css.ts";

/** A picture of content with the files in which it is served, or a video with it as its still. */
export interface ShownPicture extends PlacedPicture {
  readonly alt: string;
  readonly video?: string | undefined;
}

interface PictureProps {
  readonly picture: ShownPicture;
  /** How wide it is shown, as in the attribute `sizes`. */
  readonly sizes: string;
}

/** A picture in a section. A video is loaded when it is played, without sound. */
export function Picture({ picture, sizes }: PictureProps) {
  const { src, avif, webp, width, height, alt, video } = picture;
  if (video) {
    return (
      <video
        className={frame}
        controls
        muted
        loop
        playsInline
        preload="none"
        poster={src}
        width={width}
        height={height}
        aria-label={alt}
      >
        <source src={video} type="video/mp4" />
      </video>
    );
  }
  return <PictureFiles className={frame} sizes={sizes} {...{ src, avif, webp, width, height, alt }} />;
}

interface PictureFilesProps extends Partial<PlacedPicture> {
  readonly alt: string;
  readonly sizes: string;
  readonly className?: string;
}

/** A picture in its formats and widths; its size is reserved before it comes. */
export function PictureFiles({ className, src, avif, webp, width, height, alt, sizes }: PictureFilesProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
