import { expect, test } from "vitest";
import { styleElement, styleSource, stylesIn, withoutStyles } from "./inline-styles.ts";

const styles = { path: "/assets/style-1.css", text: "@media (width<=768px){main>p{color:red}}" };
const page = `<html><head>${styleElement(styles)}</head><body><style>p{}</style></body></html>`;

test("The styles that a page brings along are found in it, and a page can be had without them", () => {
  expect(stylesIn(page)).toEqual(styles);
  expect(withoutStyles(page)).toBe("<html><head></head><body><style>p{}</style></body></html>");
});

test("A page that brings none along has none", () => {
  expect(stylesIn("<html><style>p{}</style></html>")).toBeUndefined();
});

test("A policy names styles by their hash, as browsers do", () => {
  // printf 'p{color:red}' | openssl dgst -sha256 -binary | base64
  expect(styleSource({ path: "/", text: "p{color:red}" })).toBe(
    "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
  );
});
