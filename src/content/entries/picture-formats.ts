/** The allowed picture formats, by file extension. */
export const FORMATS: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/** The hint for a format that can't be shown. */
export const ANOTHER_FORMAT = "Open it in a program for pictures and save it again as JPEG or PNG.";

/** The hint for an iPhone photo. */
export const EXPORT_HEIC =
  'iPhones take such pictures. Export it as JPEG from Photos on a Mac; with "Most Compatible" under Settings > Camera > Formats, the iPhone takes JPEGs from then on.';
