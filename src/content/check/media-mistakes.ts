import { join } from "node:path";
import type { ReadFile } from "../entries/content.server.ts";
import { VIDEOS } from "../entries/content-files.ts";
import { picturesIn } from "../entries/content-pictures.ts";
import { wrongVideo } from "../entries/inspect-video.server.ts";
import { notesOf } from "../entries/notes.ts";
import { listFiles } from "../files/read-text.ts";
import { suggest } from "../problems/nearest.ts";
import { formatPath, type Problem, problemOfFile } from "../problems/problem.ts";
import type { Annotated } from "../problems/schema-walk.ts";
import { problemAt } from "./related-files.ts";

/** The files that there are, with or without mistakes. */
interface Media {
  /** Paths of all files among the pictures. */
  readonly pictures: readonly string[];
  readonly videoFolder: string;
}

/** Checks that the pictures and videos which texts and fields name are there, and that each picture is named. */
export function checkMedia(files: readonly ReadFile[], { pictures, videoFolder }: Media): Problem[] {
  const videos = listFiles(videoFolder).flatMap(({ path }) => (path.endsWith(".mp4") ? [path] : []));
  const names = pictures.map((file) => file.slice(file.lastIndexOf("/") + 1));
  const used = new Set(files.flatMap(picturesIn));
  // A file with mistakes may use any picture.
  const unclear = files.some(({ isBroken }) => isBroken);
  return [
    ...files.flatMap((file) => [
      ...wrongUses(file, names),
      ...wrongFields(file, names),
      ...wrongVideos(file, videoFolder, videos),
    ]),
    ...pictures.filter((_file, index) => !unclear && !used.has(names[index] ?? "")).map(unused),
  ];
}

function wrongUses({ type, prose, source }: ReadFile, names: readonly string[]): Problem[] {
  return (prose?.pictures ?? []).flatMap(({ name, ...place }): Problem[] => {
    const at = { file: source.file, ...place, field: "text" };
    // Guides can't show pictures, which is reported already.
    if (type === "guide" || isThere(name, names)) return [];
    return [{ ...at, message: missingPicture(name, names) }];
  });
}

function wrongFields(file: ReadFile, names: readonly string[]): Problem[] {
  return namedBy("picture", file)
    .filter(({ value }) => !isThere(value, names))
    .map(({ path, value }) => problemAt(file, path, { message: missingPicture(value, names) }));
}

function wrongVideos(file: ReadFile, folder: string, videos: readonly string[]): Problem[] {
  return namedBy("video", file).flatMap(({ path, value }) => {
    const missing = { message: `there is no video "${value}" in ${VIDEOS}/. ${known(value, videos)}` };
    const problem = videos.includes(value) ? wrongVideo(join(folder, value)) : missing;
    return problem ? [problemAt(file, path, problem)] : [];
  });
}

/** The files that a file's valid fields name. */
function namedBy(kind: "picture" | "video", file: ReadFile): Annotated[] {
  return notesOf(file).filter(({ note, path }) => note[kind] && !file.wrong.has(formatPath(path)));
}

/** An ending in capitals is reported at the picture. */
function isThere(name: string, names: readonly string[]): boolean {
  return names.some((each) => each === name || each.toLowerCase() === name);
}

function missingPicture(name: string, names: readonly string[]): string {
  return `there is no picture "${name}" in content/pictures/. ${known(name, names)}`;
}

function known(name: string, names: readonly string[]): string {
  return names.length > 0 ? suggest(name, names) : "There are none yet.";
}

function unused(file: string): Problem {
  return problemOfFile(file, { message: "no page and no text shows this picture", warning: true });
}
