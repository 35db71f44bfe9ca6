import fc from "fast-check";

const parts = fc.constantFrom(
  ...[
    "/",
    "/",
    "\\",
    ".",
    "..",
    "\t",
    "\n",
    "\r",
    "\0",
    " ",
    "evil.example",
    ":",
    "@",
    "%2f",
    "%2e",
    "%5c",
    "%00",
    "%0a",
    "%",
  ],
  ...[
    "https:",
    ".html",
    "/index",
    "?",
    "#",
    "a",
    "é",
    "pricing",
    "/blog",
    "/ai-chatbots",
    "/data",
    "/404",
    "/assets",
    ".br",
  ],
);

/** Paths from attackers and broken clients. */
export const awkwardPath = fc.oneof(
  fc.webPath().map((path) => `${path}/`),
  fc.array(parts).map((chosen) => chosen.join("")),
  fc.array(parts).map((chosen) => `/${chosen.join("")}`),
  fc.string({ unit: "binary" }),
);
