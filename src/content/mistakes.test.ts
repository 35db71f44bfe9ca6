import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articleText, ContentCopy, reportLines } from "../../tests/support/content.ts";
import type { LoadResult } from "./load.server.ts";

/** A file with a mistake, and what the check says of it. */
interface Case {
  readonly name: string;
  /** Path below content/. */
  readonly file: string;
  /** The file's lines, of a file that is wrong from its start. */
  readonly text?: readonly string[];
  /** The first field of a solution, which has no other mistake. */
  readonly solution?: string;
  /** The lines of an article's text, from line 15 on. */
  readonly body?: readonly string[];
  /** What of a right article is replaced by what. */
  readonly swap?: readonly [string | RegExp, string];
  /** Lines of the report: place and field, what was found, what to do. */
  readonly report: readonly string[];
}

/** What the cases refer to: an article with one part, and a list of options. */
const FIXTURES = {
  "blog/fixture-article.mdx": articleText({ id: 9000, body: "## First part\n\nWords.\n" }).replace(
    "Article 9000 of the tests",
    "The fixture",
  ),
  "options/fixture-list.json": { options: [{ value: "a", label: "A" }] },
  // What macOS leaves in folders.
  "options/.DS_Store": "\0",
};

const CASES: Readonly<Record<string, readonly Case[]>> = {
  "A file that is no JSON": [
    {
      name: "a comma that is missing",
      file: "options/comma.json",
      text: ["{", '  "options": []', '  "more": 1', "}"],
      report: ["content/options/comma.json:3:3", "not valid JSON: a comma is missing before this"],
    },
    {
      name: "two mistakes that have nothing to do with each other",
      file: "options/two-commas.json",
      text: ["{", '  "options": []', '  "more": 1', '  "again": 2', "}"],
      report: [
        "content/options/two-commas.json:3:3",
        "not valid JSON: a comma is missing before this",
        "content/options/two-commas.json:4:3",
        "not valid JSON: a comma is missing before this",
      ],
    },
    {
      name: "a comma too many",
      file: "options/extra-comma.json",
      text: ["{", '  "options": [],', "}"],
      report: ["content/options/extra-comma.json:3:1", "not valid JSON: the comma before this is one too many"],
    },
    {
      name: "a text without its closing quote",
      file: "options/quote.json",
      text: ["{", '  "options: []', "}"],
      report: ["content/options/quote.json:2:3", 'not valid JSON: this text has no closing " on its line'],
    },
    {
      name: "single quotes",
      file: "options/single-quotes.json",
      text: ["{", "  'options': []", "}"],
      report: [
        "content/options/single-quotes.json:2:3",
        'not valid JSON: texts and names stand in double quotes ("), not in single ones',
      ],
    },
    {
      name: "curly quotes",
      file: "options/curly-quotes.json",
      text: ["{", "  “options”: []", "}"],
      report: [
        "content/options/curly-quotes.json:2:3",
        'not valid JSON: texts and names stand in straight double quotes ("), not in curly ones',
      ],
    },
    {
      name: "a word without quotes",
      file: "options/no-quotes.json",
      text: ["{", '  "options": none', "}"],
      report: [
        "content/options/no-quotes.json:2:14",
        'not valid JSON: texts and names stand in double quotes, and a double quote inside a text is written \\"',
      ],
    },
    {
      name: "a quotation mark inside a text",
      file: "options/inner-quotes.json",
      text: ["{", '  "options": "say "yes" to it"', "}"],
      report: [
        "content/options/inner-quotes.json:2:20",
        'not valid JSON: texts and names stand in double quotes, and a double quote inside a text is written \\"',
      ],
    },
    {
      name: "True in capitals",
      file: "options/capitals.json",
      text: ["{", '  "options": True', "}"],
      report: ["content/options/capitals.json:2:14", "not valid JSON: write true in small letters"],
    },
    {
      name: "a number with a comma in it",
      file: "options/number.json",
      text: ["{", '  "options": 1,000', "}"],
      report: [
        "content/options/number.json:2:16",
        "not valid JSON: numbers have no comma in them: write 1000, not 1,000",
      ],
    },
    {
      name: "a number that starts with 0",
      file: "options/zero.json",
      text: ["{", '  "options": 099', "}"],
      report: [
        "content/options/zero.json:2:15",
        "not valid JSON: this is not a number: write it without spaces and with a point, such as 99 or 0.5",
      ],
    },
    {
      name: "a value that is missing",
      file: "options/no-value.json",
      text: ["{", '  "options": ,', '  "more": 1', "}"],
      report: ["content/options/no-value.json:2:14", "not valid JSON: a value is missing before this comma"],
    },
    {
      name: "a colon that is missing",
      file: "options/colon.json",
      text: ["{", '  "options" []', "}"],
      report: [
        "content/options/colon.json:2:13",
        'not valid JSON: a colon was expected here, as in "title": "Pricing"',
      ],
    },
    {
      name: "a bracket that is missing",
      file: "options/bracket.json",
      text: ["{", '  "options": [', "}"],
      report: ["content/options/bracket.json:3:1", "not valid JSON: a closing ] is missing before this"],
    },
    {
      name: "a bracket too many",
      file: "options/extra-bracket.json",
      text: ["{", '  "options": []', "}}"],
      report: [
        "content/options/extra-bracket.json:3:2",
        "not valid JSON: the file should have ended before this: there may be one } or ] too many above",
      ],
    },
    {
      name: "a file that breaks off",
      file: "options/half.json",
      text: ["{", '  "options": ['],
      report: ["content/options/half.json:2:15", "not valid JSON: a closing ] is missing"],
    },
    {
      name: "a comment",
      file: "options/comment.json",
      text: ["{", '  // "options": []', "}"],
      report: ["content/options/comment.json:2:3", "not valid JSON: comments are not allowed in JSON: take it out"],
    },
    {
      name: "a tab inside a text",
      file: "options/tab.json",
      text: ["{", '  "options": "a\tb"', "}"],
      report: [
        "content/options/tab.json:2:14",
        "not valid JSON: a tab or another invisible character stands in this text: type a space instead",
      ],
    },
    {
      name: "a backslash that stands alone",
      file: "options/backslash.json",
      text: ["{", '  "options": "C:\\data"', "}"],
      report: [
        "content/options/backslash.json:2:14",
        'not valid JSON: a backslash in this text stands alone: write \\\\ for a backslash and \\" for a quotation mark',
      ],
    },
    {
      name: "the marks of two versions that were merged badly",
      file: "options/merge.json",
      text: ["{", "<<<<<<< HEAD", '  "options": []', "=======", '  "options": []', ">>>>>>> other", "}"],
      report: [
        "content/options/merge.json:2:1",
        "not valid JSON: two versions were merged badly here: keep one and take out this line",
      ],
    },
    {
      name: "an empty file",
      file: "options/empty.json",
      text: [""],
      report: ["content/options/empty.json:1:1", "the file is empty"],
    },
    {
      name: "a file with nothing but spaces",
      file: "options/blank.json",
      text: ["  ", ""],
      report: ["content/options/blank.json:1:1", "the file is empty"],
    },
  ],
  "A field": [
    {
      name: "that stands twice",
      file: "options/twice.json",
      text: ["{", '  "options": [],', '  "options": [{ "value": "a", "label": "A", "label": "B" }]', "}"],
      report: [
        "content/options/twice.json:3:3  options",
        'the field "options" stands twice here: keep one',
        "content/options/twice.json:3:45  options.0.label",
        'the field "label" stands twice here: keep one',
      ],
    },
    {
      name: "that nobody knows, with one that is nearly the same",
      file: "options/unknown.json",
      text: ["{", '  "options": [', '    { "value": "a", "label": "A", "lable": "B" }', "  ]", "}"],
      report: [
        "content/options/unknown.json:3:35  options.0.lable",
        'there is no field "lable" here: did you mean "label"?',
        "Fields allowed here: value, label.",
      ],
    },
    {
      name: "that nobody knows",
      file: "options/far.json",
      text: ["{", '  "options": [', '    { "value": "a", "label": "A", "description": "B" }', "  ]", "}"],
      report: [
        "content/options/far.json:3:35  options.0.description",
        'there is no field "description" here',
        "Fields allowed here: value, label.",
      ],
    },
    {
      name: "that is missing",
      file: "options/missing.json",
      text: ["{", '  "options": [', '    { "value": "a" }', "  ]", "}"],
      report: [
        "content/options/missing.json:3:5  options.0.label",
        "this field is missing",
        'A few words, at most 80 characters. Example: "Real estate"',
      ],
    },
    {
      name: "with a number for a text",
      file: "options/type.json",
      text: ["{", '  "options": [', '    { "value": 5, "label": "A" }', "  ]", "}"],
      report: [
        "content/options/type.json:3:16  options.0.value",
        'found 5, but a text in quotation marks (such as "Pricing") is needed',
        'What is stored. Never change it once leads carry it: lower-case letters, digits and hyphens, at most 60 characters. Example: "real-estate"',
      ],
    },
    {
      name: "with null",
      file: "options/null.json",
      text: ["{", '  "options": [', '    { "value": "a", "label": null }', "  ]", "}"],
      report: [
        "content/options/null.json:3:30  options.0.label",
        'found null, but a text in quotation marks (such as "Pricing") is needed',
        'A few words, at most 80 characters. Example: "Real estate"',
      ],
    },
    {
      name: "that is empty",
      file: "options/no-text.json",
      text: ["{", '  "options": [', '    { "value": "a", "label": "   " }', "  ]", "}"],
      report: [
        "content/options/no-text.json:3:30  options.0.label",
        "this text is empty",
        'A few words, at most 80 characters. Example: "Real estate"',
      ],
    },
    {
      name: "that is too long",
      file: "options/long.json",
      text: [
        "{",
        '  "options": [',
        '    { "value": "a", "label": "long long long long long long long long long long long long long long long long long " }',
        "  ]",
        "}",
      ],
      report: [
        "content/options/long.json:3:30  options.0.label",
        'this text has 84 characters, but at most 80 are allowed: "long long long long long long long long long long long long…',
        'A few words, at most 80 characters. Example: "Real estate"',
      ],
    },
    {
      name: "with a name that can't be an address",
      file: "options/slug.json",
      text: ["{", '  "options": [', '    { "value": "Real Estate", "label": "A" }', "  ]", "}"],
      report: [
        "content/options/slug.json:3:16  options.0.value",
        'found "Real Estate": use lower-case letters, digits and single hyphens only',
        'What is stored. Never change it once leads carry it: lower-case letters, digits and hyphens, at most 60 characters. Example: "real-estate"',
      ],
    },
    {
      name: "with an empty list",
      file: "options/none.json",
      text: ['{ "options": [] }'],
      report: [
        "content/options/none.json:1:14  options",
        "this list has 0 items, but at least 1 is needed",
        "The choices, in the order in which they are shown.",
      ],
    },
    {
      name: "with a group for a list",
      file: "options/group.json",
      text: ['{ "options": {} }'],
      report: [
        "content/options/group.json:1:14  options",
        "found {}, but a list in square brackets is needed",
        "The choices, in the order in which they are shown.",
      ],
    },
    {
      name: "with a value that stands twice in its list",
      file: "options/choices.json",
      text: ["{", '  "options": [', '    { "value": "a", "label": "A" }, { "value": "a", "label": "B" }', "  ]", "}"],
      report: [
        "content/options/choices.json:2:14  options",
        'found [{"value":"a","label":"A"},{"value":"a","label":"B"}]: every value may stand once only',
        "The choices, in the order in which they are shown.",
      ],
    },
    {
      name: "in a file that is a list",
      file: "options/list.json",
      text: ["[]"],
      report: [
        "content/options/list.json:1:1",
        "found [], but a group of fields in curly brackets is needed",
        "A list of choices for a form's select or checkboxes.",
      ],
    },
    {
      name: "with numbers outside their range",
      file: "solutions/range.json",
      text: [
        "{",
        '  "name": "Fixture",',
        '  "order": -1,',
        '  "summary": "What the tile says.",',
        '  "title": "A fixture",',
        '  "description": ["What it is."],',
        '  "capabilities": ["one", "two", "three", "four"],',
        '  "facts": [',
        '    { "name": "Ready in", "value": "a day" },',
        '    { "name": "Costs", "value": "nothing" }',
        "  ]",
        "}",
      ],
      report: [
        "content/solutions/range.json:3:12  order",
        "found -1, but the number must be at least 0",
        "Position in lists: lower comes first. Leave gaps (10, 20, 30) so that an entry fits between. Example: 20",
      ],
    },
    {
      name: "with a fraction for a whole number",
      file: "solutions/fraction.json",
      text: [
        "{",
        '  "name": "Fixture",',
        '  "order": 1.5,',
        '  "summary": "What the tile says.",',
        '  "title": "A fixture",',
        '  "description": ["What it is."],',
        '  "capabilities": ["one", "two", "three", "four"],',
        '  "facts": [',
        '    { "name": "Ready in", "value": "a day" },',
        '    { "name": "Costs", "value": "nothing" }',
        "  ]",
        "}",
      ],
      report: [
        "content/solutions/fraction.json:3:12  order",
        "found 1.5, but a whole number without quotation marks (such as 20) is needed",
        "Position in lists: lower comes first. Leave gaps (10, 20, 30) so that an entry fits between. Example: 20",
      ],
    },
    {
      name: "with too few items",
      file: "solutions/few.json",
      text: [
        "{",
        '  "name": "Fixture",',
        '  "order": 9000,',
        '  "summary": "What the tile says.",',
        '  "title": "A fixture",',
        '  "description": ["What it is."],',
        '  "capabilities": ["one", "two"],',
        '  "facts": [',
        '    { "name": "Ready in", "value": "a day" },',
        '    { "name": "Costs", "value": "nothing" }',
        "  ]",
        "}",
      ],
      report: [
        "content/solutions/few.json:7:19  capabilities",
        "this list has 2 items, but at least 4 are needed",
        "Four to eight things it can do.",
      ],
    },
    {
      name: "with a word that is none of the choices",
      file: "forms/choice.json",
      text: [
        "{",
        '  "title": "A form",',
        '  "fields": [',
        '    { "kind": "text", "name": "a", "label": "A", "maxLength": 20, "autocomplete": "phone" },',
        '    { "kind": "dropdown", "name": "b", "label": "B" },',
        '    { "name": "c", "label": "C" },',
        '    { "kind": "select", "name": "d", "label": "D", "options": "fixture-lits" }',
        "  ],",
        '  "submit": "Send",',
        '  "busy": "Sending",',
        '  "success": { "title": "Thanks", "text": "We answer soon." },',
        '  "failure": "It could not be sent.",',
        '  "collectionNotice": "Why we ask."',
        "}",
      ],
      report: [
        "content/forms/choice.json:4:83  fields.0.autocomplete",
        'found "phone", but only "name", "email", "tel", "organization", "off" are allowed',
        'What browsers fill in by themselves. Example: "email"',
        "content/forms/choice.json:5:15  fields.1.kind",
        'found "dropdown", which is none of the choices',
        'Allowed: "text", "email", "tel", "message", "select", "checkboxes", "consent".',
        "content/forms/choice.json:6:5  fields.2.kind",
        "this field is missing",
        'Allowed: "text", "email", "tel", "message", "select", "checkboxes", "consent".',
        "content/forms/choice.json:7:63  fields.3.options",
        'there is no file "fixture-lits" in content/options/. Did you mean "fixture-list"?',
      ],
    },
    {
      name: "with a fact that nobody knows",
      file: "options/token.json",
      text: ["{", '  "options": [', '    { "value": "a", "label": "Write to [[brnd]]" }', "  ]", "}"],
      report: [
        "content/options/token.json:3:30  options.0.label",
        'there is no fact named [[brnd]]. Did you mean "brand"?',
      ],
    },
    {
      name: "with a fact in capitals",
      file: "options/token-capitals.json",
      text: ["{", '  "options": [', '    { "value": "a", "label": "Write to [[Brand]]" }', "  ]", "}"],
      report: [
        "content/options/token-capitals.json:3:30  options.0.label",
        'there is no fact named [[Brand]]. Did you mean "brand"?',
      ],
    },
    {
      name: "with a reference that is no file's name, said once",
      file: "solutions/reference.json",
      solution: '"platform": "Chat Bot"',
      report: [
        "content/solutions/reference.json:2:15  platform",
        'found "Chat Bot": use lower-case letters, digits and single hyphens only',
        'File name, without its ending, of an entry in content/platforms/: lower-case letters, digits and hyphens, at most 60 characters. Example: "chat"',
      ],
    },
    {
      name: "with a link to a page that does not exist",
      file: "solutions/link.json",
      solution: '"link": { "label": "Read it", "href": "/blog/fixture-articel" }',
      report: [
        "content/solutions/link.json:2:41  link.href",
        'there is no page "/blog/fixture-articel". Did you mean "/blog/fixture-article"?',
      ],
    },
    {
      name: "with a link to a part that does not exist",
      file: "solutions/anchor.json",
      solution: '"link": { "label": "Read it", "href": "/blog/fixture-article#first-prat" }',
      report: [
        "content/solutions/anchor.json:2:41  link.href",
        'the page "/blog/fixture-article" has no part named "#first-prat". Did you mean "first-part"?',
      ],
    },
    {
      name: "with a link to a part of a page without parts",
      file: "solutions/no-anchor.json",
      solution: '"link": { "label": "Read it", "href": "/pricing?from=here#plans" }',
      report: [
        "content/solutions/no-anchor.json:2:41  link.href",
        'the page "/pricing" has no parts that a link can lead to: take "#plans" out',
      ],
    },
    {
      name: "with a link that ends in a slash",
      file: "solutions/slash.json",
      solution: '"link": { "label": "Read it", "href": "/pricing/" }',
      report: ["content/solutions/slash.json:2:41  link.href", 'leave out the slash at the end of "/pricing/"'],
    },
    {
      name: "with a link that starts with nothing known",
      file: "solutions/no-slash.json",
      solution: '"link": { "label": "Read it", "href": "www.oaic.gov.au" }',
      report: [
        "content/solutions/no-slash.json:2:41  link.href",
        'found "www.oaic.gov.au": start with "/" (a page of this site), "#", "https://", "mailto:" or "tel:"',
        'Where the link leads. A page of this site starts with "/". Example: "/contact" or "https://www.oaic.gov.au/"',
      ],
    },
    {
      name: "with a link that is a program",
      file: "solutions/script.json",
      solution: '"link": { "label": "Read it", "href": "javascript:alert(1)" }',
      report: [
        "content/solutions/script.json:2:41  link.href",
        'found "javascript:alert(1)": start with "/" (a page of this site), "#", "https://", "mailto:" or "tel:"',
        'Where the link leads. A page of this site starts with "/". Example: "/contact" or "https://www.oaic.gov.au/"',
      ],
    },
  ],
  "Front matter": [
    {
      name: "that is missing",
      file: "blog/no-fields.mdx",
      text: ["Words."],
      report: ["content/blog/no-fields.mdx:1:1", 'the file must start with its fields between two lines of "---"'],
    },
    {
      name: "that is empty",
      file: "blog/empty-fields.mdx",
      text: ["---", "# nothing yet", "---", "", "Words."],
      report: ["content/blog/empty-fields.mdx:2:1", 'there are no fields between the two lines of "---"'],
    },
    {
      name: "that is one text",
      file: "blog/one-text.mdx",
      text: ["---", "A guide", "---", "", "Words."],
      report: [
        "content/blog/one-text.mdx:2:1",
        'the fields can\'t be read: write one on each line, as in title: "Pricing"',
      ],
    },
    {
      name: "with a colon in a text",
      file: "blog/yaml-colon.mdx",
      swap: ['author: "The editorial team"', "author: Team: editors"],
      report: [
        "content/blog/yaml-colon.mdx:11:9",
        "the fields can't be read: there is a second colon on this line, or the next line is indented too far",
        'Put texts that contain a colon or start with a special character in quotes: title: "Chatbots: a guide"',
      ],
    },
    {
      name: "with a quote that is not closed",
      file: "blog/yaml-quote.mdx",
      swap: ['author: "The editorial team"', 'author: "The editorial team'],
      report: [
        "content/blog/yaml-quote.mdx:11:9",
        "the fields can't be read: this text has no closing quote",
        'Put the whole text in double quotes, and write \\" for a double quote inside it.',
      ],
    },
    {
      name: "with an apostrophe in single quotes",
      file: "blog/yaml-apostrophe.mdx",
      swap: ['author: "The editorial team"', "author: 'The editor's team'"],
      report: [
        "content/blog/yaml-apostrophe.mdx:11:21",
        "the fields can't be read: the text goes on after its closing quote",
        'Put the whole text in double quotes, and write \\" for a double quote inside it.',
      ],
    },
    {
      name: "with a text that starts with a special character",
      file: "blog/yaml-special.mdx",
      swap: ['author: "The editorial team"', "author: @team"],
      report: [
        "content/blog/yaml-special.mdx:11:9",
        'the fields can\'t be read: a text that starts with "@" must stand in quotes',
        'Put texts that contain a colon or start with a special character in quotes: title: "Chatbots: a guide"',
      ],
    },
    {
      name: "with a text that starts with a star",
      file: "blog/yaml-star.mdx",
      swap: ['author: "The editorial team"', "author: *team"],
      report: [
        "content/blog/yaml-star.mdx:11:9",
        'the fields can\'t be read: a text that starts with "*" must stand in quotes',
        'Put texts that contain a colon or start with a special character in quotes: title: "Chatbots: a guide"',
      ],
    },
    {
      name: "with a text that starts with a fact",
      file: "blog/yaml-token.mdx",
      swap: ['author: "The editorial team"', "author: [[brand]] team"],
      report: [
        "content/blog/yaml-token.mdx:11:19",
        'the fields can\'t be read: a text that starts with "[" must stand in quotes',
        'Put texts that contain a colon or start with a special character in quotes: title: "Chatbots: a guide"',
      ],
    },
    {
      name: "with a tab",
      file: "blog/yaml-tab.mdx",
      swap: ['  title: "Art', '\ttitle: "Art'],
      report: [
        "content/blog/yaml-tab.mdx:5:1",
        "the fields can't be read: a tab stands where spaces are needed",
        "Indent with spaces, two for each level; fields of one group start in one column.",
      ],
    },
    {
      name: "with a line that is indented too far",
      file: "blog/yaml-indent.mdx",
      swap: ["  description:", "    description:"],
      report: [
        "content/blog/yaml-indent.mdx:6:1",
        "the fields can't be read: this line starts in another column than its neighbours",
        "Indent with spaces, two for each level; fields of one group start in one column.",
      ],
    },
    {
      name: "with a line that is not indented far enough",
      file: "blog/yaml-outdent.mdx",
      swap: ["  description:", " description:"],
      report: [
        "content/blog/yaml-outdent.mdx:6:1",
        "the fields can't be read: this line starts in another column than its neighbours",
        "Indent with spaces, two for each level; fields of one group start in one column.",
      ],
    },
    {
      name: "with a list for a field's name",
      file: "blog/yaml-name.mdx",
      swap: ["author:", "[author, editor]:"],
      report: [
        "content/blog/yaml-name.mdx:11:1",
        "the fields can't be read: this is not how a field is written",
        'Put texts that contain a colon or start with a special character in quotes: title: "Chatbots: a guide"',
      ],
    },
    {
      name: "without the space after a colon",
      file: "blog/yaml-space.mdx",
      swap: ["author: ", "author:"],
      report: [
        "content/blog/yaml-space.mdx:11:1",
        "the fields can't be read: a colon with a space after it is missing here",
        'Write a field as title: "Pricing".',
      ],
    },
    {
      name: "with a field that stands twice",
      file: "blog/yaml-twice.mdx",
      swap: ["author:", 'author: "Nobody"\nauthor:'],
      report: ["content/blog/yaml-twice.mdx:12:1  author", 'the field "author" stands twice here: keep one'],
    },
    {
      name: "with a field that nobody knows",
      file: "blog/yaml-unknown.mdx",
      swap: ["author:", "auther:"],
      report: [
        "content/blog/yaml-unknown.mdx:2:1  author",
        "this field is missing",
        "Who wrote it.",
        "content/blog/yaml-unknown.mdx:11:1  auther",
        'there is no field "auther" here: did you mean "author"?',
        "Fields allowed here: id, title, seo, excerpt, category, published, updated, author, imageAlt, related, relatedLinks, draft, publishAt, expireAt.",
      ],
    },
    {
      name: "with a day that does not exist",
      file: "blog/yaml-date.mdx",
      swap: ["updated: 2026-01-31", "updated: 2026-02-30"],
      report: [
        "content/blog/yaml-date.mdx:10:10  updated",
        'found "2026-02-30": this is not a day of the calendar written as year-month-day',
        'The day its content last changed, as year-month-day. Example: "2026-03-31"',
      ],
    },
    {
      name: "with a day written in another way",
      file: "blog/yaml-day.mdx",
      swap: ["updated: 2026-01-31", "updated: 31/1/2026"],
      report: [
        "content/blog/yaml-day.mdx:10:10  updated",
        'found "31/1/2026": this is not a day of the calendar written as year-month-day',
        'The day its content last changed, as year-month-day. Example: "2026-03-31"',
      ],
    },
    {
      name: "with an update before the publication",
      file: "blog/yaml-order.mdx",
      swap: ["updated: 2026-01-31", "updated: 2026-01-30"],
      report: [
        "content/blog/yaml-order.mdx:10:10  updated",
        'found "2026-01-30", which is before "published" (2026-01-31)',
        'Write the day its content last changed; "2026-01-31" if it has not changed.',
      ],
    },
    {
      name: "with yes for true",
      file: "blog/yaml-yes.mdx",
      swap: ["author:", "draft: yes\nauthor:"],
      report: [
        "content/blog/yaml-yes.mdx:11:8  draft",
        'found "yes", but true or false (without quotation marks) is needed',
        "A draft is checked and shown by the dev server, but not published. Example: true",
      ],
    },
    {
      name: "with a related article that does not exist",
      file: "blog/yaml-related.mdx",
      swap: ["author:", "related:\n  - fixture-article\n  - fixture-articel\nauthor:"],
      report: [
        "content/blog/yaml-related.mdx:13:5  related.1",
        'there is no file "fixture-articel" in content/blog/. Did you mean "fixture-article"?',
      ],
    },
    {
      name: "with a search title that another page has",
      file: "blog/yaml-seo.mdx",
      swap: [/ {2}title: "Article [0-9]* of the tests"/, '  title: "The fixture"'],
      report: [
        "content/blog/yaml-seo.mdx:5:10  seo.title",
        '"The fixture" stands in content/blog/fixture-article.mdx too: it must be different on every page',
      ],
    },
    {
      name: "with an article's number that another has",
      file: "blog/yaml-id.mdx",
      swap: [/id: [0-9]*/, "id: 9000"],
      report: [
        "content/blog/yaml-id.mdx:2:5  id",
        "9000 stands in content/blog/fixture-article.mdx too: it must be different on every page",
      ],
    },
  ],
  "The text of an article": [
    {
      name: "that is missing",
      file: "blog/no-text.mdx",
      body: [],
      report: ["content/blog/no-text.mdx:14:1  text", 'there is no text below the second "---"'],
    },
    {
      name: "with an import",
      file: "blog/import.mdx",
      body: ['import Chart from "./chart.js"'],
      report: [
        "content/blog/import.mdx:15:1  text",
        '"import" and "export" are not allowed in content',
        "If the line is meant as text, start it with another word.",
      ],
    },
    {
      name: "with an import that is no program either",
      file: "blog/import-words.mdx",
      body: ["Words.", "", "import duties are high."],
      report: [
        "content/blog/import-words.mdx:17:1  text",
        '"import" and "export" are not allowed in content',
        "If the line is meant as text, start it with another word.",
      ],
    },
    {
      name: "with an export",
      file: "blog/export.mdx",
      body: ["export const price = 99"],
      report: [
        "content/blog/export.mdx:15:1  text",
        '"import" and "export" are not allowed in content',
        "If the line is meant as text, start it with another word.",
      ],
    },
    {
      name: "with an expression",
      file: "blog/expression.mdx",
      body: ["It costs {price} a month."],
      report: [
        "content/blog/expression.mdx:15:10  text",
        "curly brackets are not allowed in content",
        'If they are meant as text, write "&#123;" for "{".',
      ],
    },
    {
      name: "with an expression on a line of its own",
      file: "blog/expression-line.mdx",
      body: ["Words.", "", "{price}"],
      report: [
        "content/blog/expression-line.mdx:17:1  text",
        "curly brackets are not allowed in content",
        'If they are meant as text, write "&#123;" for "{".',
      ],
    },
    {
      name: "with a curly bracket that stands alone",
      file: "blog/curly.mdx",
      body: ["Words { and more words."],
      report: [
        "content/blog/curly.mdx:15:7  text",
        "curly brackets are not allowed in content",
        'If they are meant as text, write "&#123;" for "{".',
      ],
    },
    {
      name: "with a < that stands alone",
      file: "blog/angle.mdx",
      body: ["Words.", "", "Children <5 years old."],
      report: [
        "content/blog/angle.mdx:17:10  text",
        '"<" can\'t stand alone: it starts the name of a component',
        'If "<" is meant as text, write "&lt;".',
      ],
    },
    {
      name: "with an address between < and >",
      file: "blog/autolink.mdx",
      body: ["See <https://www.oaic.gov.au/>."],
      report: [
        "content/blog/autolink.mdx:15:5  text",
        "a link can't stand between < and >",
        "Write it as [words](https://www.oaic.gov.au/) or [words](mailto:person@company.example).",
      ],
    },
    {
      name: "with an e-mail address between < and >",
      file: "blog/automail.mdx",
      body: ["Write to <me@company.example>."],
      report: [
        "content/blog/automail.mdx:15:10  text",
        "a link can't stand between < and >",
        "Write it as [words](https://www.oaic.gov.au/) or [words](mailto:person@company.example).",
      ],
    },
    {
      name: "with a comment",
      file: "blog/html-comment.mdx",
      body: ["Words.", "", "<!-- more to come -->"],
      report: [
        "content/blog/html-comment.mdx:17:1  text",
        "comments are not allowed in content",
        "Take the comment out.",
      ],
    },
    {
      name: "with HTML",
      file: "blog/html.mdx",
      body: ["<div>", "", "Words.", "", "</div>"],
      report: [
        "content/blog/html.mdx:15:1  text",
        "<div> is not a component that content may use. Known: Callout, Statistic, Steps, Quotation, Figure, CallToAction.",
        'If "<" is meant as text, write "&lt;".',
      ],
    },
    {
      name: "with an HTML line break",
      file: "blog/break.mdx",
      body: ["Words<br>and more."],
      report: [
        "content/blog/break.mdx:15:6  text",
        "<br> is not a component that content may use. Known: Callout, Statistic, Steps, Quotation, Figure, CallToAction.",
        'If "<" is meant as text, write "&lt;".',
      ],
    },
    {
      name: "with a component that nobody knows",
      file: "blog/component.mdx",
      body: ["Words.", "", '<Calout title="Worth knowing">', "", "Words.", "", "</Calout>"],
      report: [
        "content/blog/component.mdx:17:1  text",
        '<Calout> is not a component that content may use. Did you mean "Callout"?',
        'If "<" is meant as text, write "&lt;".',
      ],
    },
    {
      name: "with a component in a component",
      file: "blog/nested.mdx",
      body: ["<Steps>", "", '<Video src="film.mp4" />', "", "</Steps>"],
      report: [
        "content/blog/nested.mdx:17:1  text",
        "<Video> is not a component that content may use. Known: Callout, Statistic, Steps, Quotation, Figure, CallToAction.",
        'If "<" is meant as text, write "&lt;".',
      ],
    },
    {
      name: "with a component that is not closed",
      file: "blog/unclosed.mdx",
      body: ["Words.", "", '<Callout title="Worth knowing">', "", "More words."],
      report: [
        "content/blog/unclosed.mdx:17:1  text",
        "<Callout> has no closing </Callout> where one is needed",
        "Put the opening and the closing tag on lines of their own, with an empty line before and after what stands between.",
      ],
    },
    {
      name: "with a component that is closed by another's tag",
      file: "blog/crossed.mdx",
      body: ['<Callout title="Worth knowing">', "", "Words.", "", "</Figure>"],
      report: ["content/blog/crossed.mdx:19:1  text", "</Figure> stands here, but <Callout> is open: close that first"],
    },
    {
      name: "with a closing tag that closes nothing",
      file: "blog/closing.mdx",
      body: ["Words.", "", "</Callout>"],
      report: [
        "content/blog/closing.mdx:17:1  text",
        "this closing tag closes nothing",
        "Take it out, or add the opening tag.",
      ],
    },
    {
      name: "with a component without its property",
      file: "blog/property.mdx",
      body: ["<Callout>", "", "Words.", "", "</Callout>"],
      report: [
        "content/blog/property.mdx:15:1  text",
        "<Callout> title: this field is missing",
        'What the note is about, at most 80 characters, no full stop. Example: "Worth knowing"',
      ],
    },
    {
      name: "with a property that nobody knows",
      file: "blog/unknown-property.mdx",
      body: ['<Statistic value="5" label="fixtures" color="red" />'],
      report: [
        "content/blog/unknown-property.mdx:15:1  text",
        '<Statistic> color: there is no field "color" here',
        "Fields allowed here: value, label.",
      ],
    },
    {
      name: "with a property that is too long",
      file: "blog/long-property.mdx",
      body: ['<Statistic value="seventy-five per cent" label="of fixtures" />'],
      report: [
        "content/blog/long-property.mdx:15:1  text",
        '<Statistic> value: this text has 21 characters, but at most 16 are allowed: "seventy-five per cent"',
        'The number as it is shown, at most 16 characters. Example: "65%"',
      ],
    },
    {
      name: "with a property without quotes",
      file: "blog/unquoted.mdx",
      body: ["<Statistic value=5 />"],
      report: [
        "content/blog/unquoted.mdx:15:1  text",
        'the text after "=" needs double quotes before and after it, as in title="Worth knowing"',
      ],
    },
    {
      name: "with a property whose quote is not closed",
      file: "blog/open-quote.mdx",
      body: ["Words.", "", '<Callout title="Worth knowing>', "", "Words.", "", "</Callout>"],
      report: ["content/blog/open-quote.mdx:17:1  text", "a closing quote is missing in this tag"],
    },
    {
      name: "with a property that is an expression",
      file: "blog/property-expression.mdx",
      body: ['<Statistic value={5} label="fixtures" />'],
      report: [
        "content/blog/property-expression.mdx:15:1  text",
        '<Statistic> takes texts in double quotes only: value="…" label="…"',
      ],
    },
    {
      name: "with a spread",
      file: "blog/spread.mdx",
      body: ["<Statistic {...numbers} />"],
      report: [
        "content/blog/spread.mdx:15:1  text",
        '<Statistic> takes texts in double quotes only: value="…" label="…"',
      ],
    },
    {
      name: "with a link in a component that leads nowhere",
      file: "blog/component-link.mdx",
      body: ['<CallToAction href="/blog/fixture-articel" label="Read it">', "", "Words.", "", "</CallToAction>"],
      report: [
        "content/blog/component-link.mdx:15:1  text",
        'there is no page "/blog/fixture-articel". Did you mean "/blog/fixture-article"?',
      ],
    },
    {
      name: "with a heading of the first level",
      file: "blog/h1.mdx",
      body: ["# A heading"],
      report: [
        "content/blog/h1.mdx:15:1  text",
        'the page\'s heading comes from "title": start headings in the text with "##"',
      ],
    },
    {
      name: "with a heading that skips a level",
      file: "blog/skip.mdx",
      body: ["## A heading", "", "#### A detail"],
      report: ["content/blog/skip.mdx:17:1  text", "this heading skips a level: write it with ###"],
    },
    {
      name: "with a heading without a space",
      file: "blog/hashes.mdx",
      body: ["##A heading"],
      report: ["content/blog/hashes.mdx:15:1  text", 'a space is missing after "##"'],
    },
    {
      name: "with an empty heading",
      file: "blog/empty-heading.mdx",
      body: ["##", "", "Words."],
      report: [
        "content/blog/empty-heading.mdx:15:1  text",
        "this heading is empty: write its words behind the #, or take it out",
      ],
    },
    {
      name: "with a picture",
      file: "blog/picture.mdx",
      body: ["Words ![a picture](/images/share.png)."],
      report: [
        "content/blog/picture.mdx:15:7  text",
        "pictures can't stand in the text",
        "Articles get their illustration from their name.",
      ],
    },
    {
      name: "with a fact that nobody knows",
      file: "blog/prose-token.mdx",
      body: ["Words.", "", "- We are [[brnd]]."],
      report: ["content/blog/prose-token.mdx:17:10  text", 'there is no fact named [[brnd]]. Did you mean "brand"?'],
    },
    {
      name: "with a fact that nobody knows in a property",
      file: "blog/property-token.mdx",
      body: ['<Callout title="About [[brnd]]">', "", "Words.", "", "</Callout>"],
      report: ["content/blog/property-token.mdx:15:23  text", 'there is no fact named [[brnd]]. Did you mean "brand"?'],
    },
    {
      name: "with a link to a page that does not exist",
      file: "blog/prose-link.mdx",
      body: ["Words.", "See [it](/blog/fixture-articel)."],
      report: [
        "content/blog/prose-link.mdx:16:5  text",
        'there is no page "/blog/fixture-articel". Did you mean "/blog/fixture-article"?',
      ],
    },
    {
      name: "with a link to a part that does not exist",
      file: "blog/prose-anchor.mdx",
      body: ["See [it](/blog/fixture-article#first-prat)."],
      report: [
        "content/blog/prose-anchor.mdx:15:5  text",
        'the page "/blog/fixture-article" has no part named "#first-prat". Did you mean "first-part"?',
      ],
    },
    {
      name: "with a link to a part of its own that does not exist",
      file: "blog/own-anchor.mdx",
      body: ["## My own part", "", "See [it](#my-own-prat)."],
      report: [
        "content/blog/own-anchor.mdx:17:5  text",
        'the page "/blog/own-anchor" has no part named "#my-own-prat". Did you mean "my-own-part"?',
      ],
    },
    {
      name: "with a link to a page without its slash",
      file: "blog/relative.mdx",
      body: ["See [it](contact)."],
      report: [
        "content/blog/relative.mdx:15:5  text",
        'found "contact": start with "/" (a page of this site), "#", "https://", "mailto:" or "tel:"',
        'Where the link leads. A page of this site starts with "/". Example: "/contact" or "https://www.oaic.gov.au/"',
      ],
    },
    {
      name: "with a link that is a program",
      file: "blog/prose-script.mdx",
      body: ["See [it](javascript:alert(1))."],
      report: [
        "content/blog/prose-script.mdx:15:5  text",
        'found "javascript:alert(1)": start with "/" (a page of this site), "#", "https://", "mailto:" or "tel:"',
        'Where the link leads. A page of this site starts with "/". Example: "/contact" or "https://www.oaic.gov.au/"',
      ],
    },
    {
      name: "with a link below the text that leads nowhere",
      file: "blog/definition.mdx",
      body: ["See [it][1].", "", "[1]: /blog/fixture-articel"],
      report: [
        "content/blog/definition.mdx:17:1  text",
        'there is no page "/blog/fixture-articel". Did you mean "/blog/fixture-article"?',
      ],
    },
  ],
  "A file": [
    {
      name: "with capitals in its name",
      file: "options/My List.json",
      text: ['{ "options": [{ "value": "a", "label": "A" }] }'],
      report: [
        "content/options/My List.json:1:1",
        'a file\'s name has only lower-case letters, digits and single hyphens: call it "my-list.json"',
      ],
    },
    {
      name: "called index",
      file: "options/index.json",
      text: ['{ "options": [{ "value": "a", "label": "A" }] }'],
      report: [
        "content/options/index.json:1:1",
        'a file can\'t be called "index": give it the name of what it is about',
      ],
    },
    {
      name: "with another ending than its folder's",
      file: "blog/notes.txt",
      text: ["Words."],
      report: ["content/blog/notes.txt:1:1", 'no page or list uses this file. Files in content/blog/ end in ".mdx".'],
    },
    {
      name: "in a folder below",
      file: "blog/2026/news.mdx",
      text: ["Words."],
      report: [
        "content/blog/2026/news.mdx:1:1",
        "no page or list uses this file. Put it into content/blog/ itself: folders in it are not read.",
      ],
    },
    {
      name: "beside the fixed files",
      file: "site/brnd.json",
      text: ["{}"],
      report: [
        "content/site/brnd.json:1:1",
        'no page or list uses this file. This folder has fixed files only. Did you mean "brand"?',
      ],
    },
    {
      name: "in a folder that nobody knows",
      file: "articles/news.mdx",
      text: ["Words."],
      report: [
        "content/articles/news.mdx:1:1",
        "no page or list uses this file. Folders for new files: content/solutions/, content/platforms/, content/case-studies/, content/plans/, content/options/, content/forms/, content/industries/, content/blog/, content/legal/, content/guide/.",
      ],
    },
    {
      name: "whose page would have the address of another",
      file: "legal/pricing.mdx",
      text: [
        "---",
        "title: Prices",
        "seo:",
        "  title: Prices of the tests",
        "  description: Prices of the tests. Prices of the tests. Prices of the tests. Prices of the tests.",
        "lead: What it is.",
        "updated: 2026-01-31",
        "---",
        "",
        "Words.",
      ],
      report: [
        "content/legal/pricing.mdx:1:1",
        '"/pricing" is the address of content/pages/pricing.json already: give this file another name',
      ],
    },
  ],
};

const everyCase = Object.values(CASES).flat();

/** The fields that a solution must have. */
const SOLUTION = {
  name: "Fixture",
  order: 9000,
  summary: "What the tile says.",
  title: "A fixture",
  description: ["What it is."],
  capabilities: ["one", "two", "three", "four"],
  facts: [
    { name: "Ready in", value: "a day" },
    { name: "Costs", value: "nothing" },
  ],
};

function textOf({ text, solution, body, swap }: Case, id: number): string {
  if (text) return text.join("\n");
  if (solution) return `{\n  ${solution},\n${JSON.stringify(SOLUTION).slice(1)}`;
  const article = articleText({ id, ...(body ? { body: body.join("\n") } : {}) });
  return swap ? article.replace(...swap) : article;
}

describe("Among all other mistakes, the check reports", () => {
  const copy = new ContentCopy();
  let problems: LoadResult["problems"] = [];

  beforeAll(() => {
    for (const [file, text] of Object.entries(FIXTURES)) copy.write(file, text);
    for (const [index, each] of everyCase.entries()) copy.write(each.file, textOf(each, 9001 + index));
    problems = copy.load().problems;
  });
  afterAll(() => copy.remove());

  for (const [group, cases] of Object.entries(CASES)) {
    describe(group, () => {
      test.each(cases)("$name", ({ file, report }) => {
        expect(reportLines(problems.filter((problem) => problem.file === `content/${file}`))).toEqual(report);
      });
    });
  }

  test("nothing of files without mistakes", () => {
    const reported = new Set(problems.map((problem) => problem.file));

    expect([...reported].sort()).toEqual(everyCase.map(({ file }) => `content/${file}`).sort());
  });

  test("everything in the order of files and lines", () => {
    const keys = problems.map(({ file, line, column }) => [file, String(line).padStart(5), String(column).padStart(5)]);

    expect(keys).toEqual(keys.toSorted((a, b) => (a.join("\0") < b.join("\0") ? -1 : 1)));
  });
});
