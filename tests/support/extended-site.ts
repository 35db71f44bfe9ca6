import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { createSiteHandler } from "../../scripts/hosts/handler.ts";
import { VITE } from "../../scripts/hosts/local-site.ts";
import { receiveEvents } from "../../scripts/hosts/receive-events.ts";
import { PLACEHOLDER, placeholderSettings } from "../../scripts/local-backend/placeholder.ts";
import { everyKind } from "./every-kind.ts";
import { ProjectCopy } from "./project-copy.ts";
import { seoFields } from "./seo-fields.ts";
import { serve } from "./serve.ts";

/** The built site with everything that `dist/` doesn't have: events, editing screens, and what authors and developers may add. */
export const EXTENDED = resolve("node_modules/.cache/extended-site");

/** The path that it sends events to. */
export const EVENTS_PATH = "/events";

/** The repository of its editing screens. */
export const REPOSITORY = "company/website";

const kinds = ["hero", "points", "steps", "conversation", "plans", "accordion", "form", "call-to-action"];

/** The examples of eight kinds of section, which are on its page /guides/start. */
export const examples = kinds.map((kind) => JSON.parse(readFileSync(`src/sections/${kind}/example.json`, "utf8")));

/** A section of its new kind, which is on its page /holidays. */
export const notice = {
  section: "notice",
  title: "We are closed on Monday",
  text: "It is a public holiday in Adelaide.",
};

const noticeSchema = `import { heading, paragraph } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** A notice of a few words. */
export const noticeSection = sectionSchema("notice", "A notice of a few words.", {
  title: heading("What is to be noticed", "We are closed on Monday"),
  text: paragraph("Why, in a sentence"),
});
`;

const noticeComponent = `import { container, backgrounds } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";

/** A notice of a few words. */
export function NoticeSection({ section: { title, text }, placement }: SectionProps<"notice">) {
  return (
    <section className={backgrounds[placement.background]}>
      <div className={container}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
`;

/** Adds a page of eight sections, a kind of section with a page that shows it, and a form with a page. */
export function extend(project: ProjectCopy): ProjectCopy {
  const page = (title: string, sections: readonly object[]) =>
    JSON.stringify({ seo: seoFields(title), sections }, null, 2);
  const [hero] = examples;
  const form = { ...examples.find(({ section }) => section === "form"), form: "open-day" };
  return project
    .write("content/pages/guides/start.json", page("Start", examples))
    .write("content/pages/holidays.json", page("Holidays", [hero, notice]))
    .write("content/pages/open-day.json", page("Open day", [hero, form]))
    .write("content/forms/open-day.json", JSON.stringify(everyKind))
    .write("schemas/sections/notice.ts", noticeSchema)
    .write("src/sections/notice/notice.tsx", noticeComponent)
    .write("src/sections/notice/example.json", JSON.stringify(notice, null, 2))
    .edit("schemas/sections/index.ts", (text) =>
      text
        .replace("/** The kinds of section", 'import { noticeSection } from "./notice.ts";\n\n$&')
        .replace("const kinds = [", "$&\n  noticeSection,"),
    )
    .edit(
      "src/sections/index.ts",
      (text) =>
        `import { NoticeSection } from "./notice/notice.tsx";\n${text.replace("  points: ", "  notice: NoticeSection,\n$&")}`,
    );
}

/** Builds it, from a copy of the project. */
export async function buildExtendedSite(): Promise<void> {
  // Copies of the project share this folder, if it is there.
  mkdirSync(dirname(EXTENDED), { recursive: true });
  const project = extend(new ProjectCopy());
  const env = { ...process.env, ...placeholderSettings, VITE_EVENTS_PATH: EVENTS_PATH, CMS_REPOSITORY: REPOSITORY };
  rmSync(EXTENDED, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [VITE, "build", "--outDir", EXTENDED], { cwd: project.root, env });
  project.remove();
}

/**
 * Serves it, with the receiver of its events.
 * @param folder a copy that was made for another backend
 */
export async function serveExtended(folder = EXTENDED, backend = PLACEHOLDER) {
  const lines: string[] = [];
  const site = createSiteHandler({ root: process.cwd(), folder, connectOrigins: [backend] });
  const { origin, close } = await serve(receiveEvents(EVENTS_PATH, site, (line) => lines.push(line)));
  return { origin, lines, close };
}
