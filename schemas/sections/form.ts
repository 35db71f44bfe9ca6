import { choice, group, heading, line, list, point, reference } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const formSection = sectionSchema("form", "A form, from content/forms/. A page shows each form once at most.", {
  form: reference("forms", "contact"),
  layout: choice(
    'Where it is: "wide" across the page; "beside-heading" on a sheet at the right of the page\'s heading. The latter is for a page that is there for the form, whose second section it then is. Example: "wide"',
    ["wide", "beside-heading"],
  ).default("wide"),
  points: list("Titled texts at the form's side: what happens with a message, say.", point, [0, 4]).default([]),
  note: group("A note at the form's side: a promise, say.", {
    title: heading("Its heading", "Your details stay with us"),
    text: line("The note", "Your data is stored in Australia.", 320),
  }).optional(),
});
