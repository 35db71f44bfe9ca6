/** The formats that a picture may have, by its file's ending. */
export const FORMATS: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/** What to do with a picture of a format that can't be shown. */
export const ANOTHER_FORMAT = "Open it in a program for pictures and save it again as JPEG or PNG.";

/** What to do with a picture as iPhones take them. */
export const EXPORT_HEIC =
  'iPhones take such pictures. Export it as JPEG from Photos on a Mac; with "Most Compatible" under Settings > Camera > Formats, the iPhone takes JPEGs from then on.';
