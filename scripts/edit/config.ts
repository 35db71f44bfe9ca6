/** Makes the editor's configuration from the schemas: nothing of content/ is described a second time. */
import { basename, dirname } from "node:path";
import type { CmsConfig, CollectionFile, EntryCollection, Field, VariableFieldType } from "@sveltia/cms";
import {
  type CollectionName,
  type ContentTypeName,
  collectionNames,
  contentTypeNames,
  contentTypes,
  isCollectionName,
  isContentTypeName,
} from "../../schemas/content-types.ts";
import { SLUG_PATTERN } from "../../schemas/pieces.ts";
import { LONGEST_NAME } from "../../src/addresses/name-of.ts";
import { MOST_BYTES } from "../../src/content/entries/read-pictures.server.ts";
import { valueAt } from "../../src/content/problems/problem.ts";
import { jsonSchemaOf } from "../lib/json-schema.ts";
import { titleOf } from "../lib/reference-page.ts";
import { sectionExample, sectionKinds } from "../lib/sections-page.ts";
import { PICTURES } from "./canonical.ts";
import { fieldLabel } from "./field-label.ts";
import { editorFields, type FindReference, requiredFirst } from "./fields.ts";

/** The text of an article, below its fields. */
const BODY: Field = {
  name: "body",
  label: "Text",
  hint: "Markdown, with headings, lists, tables, pictures and components. Write a price, name or number as a fact, such as [[price-starter]]: typed, it won't change with the others.",
  widget: "richtext",
  modes: ["raw"],
  required: true,
};

/** Fields that link to what the guide says of them. */
const GUIDES: Readonly<Record<string, readonly [page: string, words: string]>> = {
  sections: ["compose-a-page", "How to compose a page"],
  body: ["write-an-article", "How to write a text"],
};

/** The menu in groups, most edited first. Types that aren't listed come last. */
const GROUPS: readonly (readonly ContentTypeName[])[] = [
  ["pages", "blog", "plans"],
  ["industries", "solutions", "platforms", "case-studies", "testimonials"],
  ["calls", "role-plays", "assistant-intents"],
  ["forms", "options", "team"],
  ["guide", "legal"],
  ["contacts", "brand", "navigation", "redirects"],
  ["pricing", "worksheet", "figures", "other-industries", "security"],
  ["words", "form-words", "blog-words", "assistant", "house-style"],
  ["not-found", "auth-callback", "auth-reset-password"],
];

/** What developers look after, in their own editors: the menu leaves it out. */
export const HIDDEN: ReadonlySet<ContentTypeName> = new Set([
  "assistant-evaluation",
  "assistant-language",
  "assistant-settings",
]);

/** @returns the types' entries of the menu, with a line between groups */
function grouped<Name extends ContentTypeName, Entry>(names: readonly Name[], entryOf: (name: Name) => Entry) {
  const shown = names.filter((name) => !HIDDEN.has(name));
  const last = shown.filter((name) => !GROUPS.some((group) => group.includes(name)));
  const ordered = GROUPS.map((group) =>
    shown.filter((name) => group.includes(name)).sort((a, b) => group.indexOf(a) - group.indexOf(b)),
  );
  return [...ordered, last]
    .filter((group) => group.length > 0)
    .flatMap((group, index) => [...(index > 0 ? [{ divider: true }] : []), ...group.map(entryOf)]);
}

/**
 * @param repository owner and name on GitHub; undefined for the folder on this computer alone
 */
export function editorConfig(repository: string | undefined): CmsConfig {
  return {
    load_config_file: false,
    backend: {
      name: "github",
      repo: repository ?? "this/website",
      auth_methods: ["token"],
    },
    ...(repository && { publish_mode: "editorial_workflow" }),
    app_title: "Edit the website",
    logo: { src: "/icon.svg" },
    // The page itself is a click away, and says more than a list of its texts.
    editor: { preview: false },
    media_folder: PICTURES.slice(1),
    public_folder: PICTURES,
    // Nothing comes from other sites.
    media_libraries: {
      // A camera's "IMG 1234.JPG" is stored as a picture may be called.
      default: { config: { slugify_filename: true, max_file_size: MOST_BYTES } },
      stock_assets: false,
    },
    collections: grouped(collectionNames, (name) => collection(name, repository)),
    singletons: grouped(
      contentTypeNames.filter((name) => !isCollectionName(name)),
      singleFile,
    ),
    slug: { encoding: "ascii", clean_accents: true, maxlength: LONGEST_NAME },
    output: { omit_empty_optional_fields: true },
  };
}

/** Where the dev server shows the guide. */
export const GUIDE_ADDRESS = "/admin/guide";

/** @returns the fields of a file of the type, as the editor shows them; a section that is added begins as its kind's example */
export function fieldsOfType(name: ContentTypeName): Field[] {
  const shown = editorFields(jsonSchemaOf(contentTypes[name].schema), find, name).map(sectionsWithExamples);
  // The name of a new entry's file is made of its title: without one it would be random.
  const title = isCollectionName(name) ? titleField(name) : undefined;
  const fields = shown.map((field) => (field.name === title ? { ...field, required: true } : field));
  const type = contentTypes[name];
  return type.kind === "collection" && type.extension === ".mdx" ? requiredFirst([...fields, BODY]) : fields;
}

function sectionsWithExamples(field: Field): Field {
  if (field.name !== "sections" || field.widget !== "list" || !("types" in field)) return field;
  const types = field.types.map((type: VariableFieldType) => {
    const kind = sectionKinds.find((each) => each === type.name);
    return kind ? { ...type, fields: beginningAs(type.fields, JSON.parse(sectionExample(kind))) } : type;
  });
  return { ...field, types };
}

/**
 * Makes a new object in the editor begin as an example. Existing ones keep their
 * empty fields: files are read with `withEmptyFields`.
 * @param example the object's file
 */
function beginningAs(fields: readonly Field[] | undefined, example: unknown): Field[] {
  return (fields ?? []).map((field) => {
    const value = valueAt(example, [field.name]);
    return value === undefined ? field : Object.assign({}, field, { default: value });
  });
}

/** The name of a type's file format in the configuration. The editor accepts only such a name for text files. */
function formatOf(name: ContentTypeName): string {
  const type = contentTypes[name];
  return type.kind === "collection" && type.extension === ".mdx" ? `${name}-frontmatter` : `json-${name}`;
}

/** The fields that entries are called by which have no title, or all the same one. The name of a platform is a fact. */
const TITLES: { readonly [Type in CollectionName]?: string } = {
  calls: "speakers.caller",
  pages: "seo.title",
  platforms: "kind",
};

/** The path of the field that an entry is called by, and its name in files and addresses is made of. */
export function titleField(name: CollectionName): string {
  const { properties = {} } = jsonSchemaOf(contentTypes[name].schema);
  return TITLES[name] ?? (Object.hasOwn(properties, "title") ? "title" : "name");
}

/** What the menu calls a type. */
export function menuLabel(name: ContentTypeName): string {
  return jsonSchemaOf(contentTypes[name].schema).title ?? fieldLabel(name);
}

/** How the name of a new entry's file is made; it can be typed over. */
function slugOf(name: CollectionName): EntryCollection["slug"] {
  return {
    template: `{{fields.${titleField(name)}}}`,
    // The editor would forget the references to it in sections: content:rename follows all of them.
    editable: ["create"],
    hint: "The name of its file, and of its page if it has one. Lower-case letters, digits and hyphens.",
    pattern: [SLUG_PATTERN.source, "Use lower-case letters, digits and single hyphens only."],
  };
}

/** The entry that is the home page, and what lists call it. */
export const INDEX = "index";
export const HOME_PAGE = "Home page";

function collection(name: CollectionName, repository: string | undefined): EntryCollection {
  const type = contentTypes[name];
  if (type.kind !== "collection") throw new TypeError(`${name} is no collection.`);
  const { folder, extension, address, hasFolders, schema } = type;
  const fields = fieldsOfType(name).map((field) => withGuide(field, repository));
  const title = titleField(name);
  return {
    name,
    label: menuLabel(name),
    label_singular: titleOf(name),
    description: schema.description,
    folder: `content/${folder}`,
    extension: extension.slice(1),
    format: formatOf(name),
    fields,
    identifier_field: title,
    ...otherThan(folder),
    summary: `{{${title}}}`,
    ...(address?.(INDEX) === "/" && { index_file: { name: INDEX, label: HOME_PAGE } }),
    slug: slugOf(name),
    ...(hasFolders && { nested: { subfolders: false }, meta: { path: {} } }),
    ...(address && { preview_path: address("{{slug}}") }),
    aliases_field: false,
  };
}

/** Links a field to the guide: in the repository, or as the dev server shows it. */
function withGuide(field: Field, repository: string | undefined): Field {
  const [page, words] = GUIDES[field.name] ?? [];
  if (page === undefined || !("hint" in field)) return field;
  const guide = repository
    ? `https://github.com/${repository}/blob/HEAD/docs/content/${page}.md`
    : `${GUIDE_ADDRESS}/${page}.html`;
  return { ...field, hint: `${field.hint} [${words}](${guide})` };
}

/** Leaves out of a folder's entries the files in it that are separate types: they are listed with the single files. */
function otherThan(folder: string): Pick<EntryCollection, "filter"> {
  const names = contentTypeNames.flatMap((name) => {
    const type = contentTypes[name];
    return type.kind === "single" && dirname(type.file) === folder ? [basename(type.file, ".json")] : [];
  });
  return names.length > 0 ? { filter: { field: "slug", pattern: `^(?!(?:${names.join("|")})$)` } } : {};
}

function singleFile(name: ContentTypeName): CollectionFile {
  const type = contentTypes[name];
  if (type.kind !== "single") throw new TypeError(`${name} is no single file.`);
  return {
    name,
    label: menuLabel(name),
    file: `content/${type.file}`,
    format: formatOf(name),
    fields: fieldsOfType(name),
    ...(type.address && { preview_path: type.address }),
  };
}

/** Names from a list within one file. */
const LISTS: Readonly<Record<string, { readonly file: ContentTypeName; readonly list: string }>> = {
  figures: { file: "figures", list: "figures" },
  categories: { file: "blog-words", list: "categories" },
};

const find: FindReference = (type) => {
  const list = LISTS[type];
  if (list)
    return {
      collection: "_singletons",
      file: list.file,
      value_field: `${list.list}.*.id`,
      display_fields: [`${list.list}.*.label`],
      label: menuLabel(list.file),
    };
  if (!isContentTypeName(type)) throw new TypeError(`A schema refers to "${type}", which is no content type.`);
  const title = isCollectionName(type) ? titleField(type) : "{{slug}}";
  return { collection: type, value_field: "{{slug}}", display_fields: [title], label: menuLabel(type) };
};
