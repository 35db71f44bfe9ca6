const paths = {
  arrow: "M4 10h12M11 5l5 5-5 5",
  external: "M8 5h7v7M15 5 5 15",
  check: "M4 10.5 8 14.5 16 5.5",
  cross: "M5 5l10 10M15 5 5 15",
  minus: "M5 10h10",
  chevron: "M5 8l5 5 5-5",
  phone:
    "M6 3 8.5 7.5 6.8 9.2c.9 1.8 2.2 3.1 4 4l1.7-1.7L17 14v2.5c0 .8-.7 1.5-1.5 1.4C8.6 17.3 2.7 11.4 2.1 4.5 2 3.7 2.7 3 3.5 3Z",
  people:
    "M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c0-3 2.5-5 5.5-5s5.5 2 5.5 5M13 9a2.5 2.5 0 1 0 0-5M15 11.8c1.9.7 3 2.4 3 4.7",
  chat: "M3 4h14v10H9l-4 3.5V14H3Z",
  linkedin: "M4.5 8.5V16M4.5 4.6v.1M9 16V8.5M9 12c0-2 1.2-3.5 3.3-3.5S15.5 10 15.5 12v4",
  facebook: "M13.5 4H12C10.2 4 9 5.2 9 7v10M6.5 10H13",
  instagram:
    "M6.5 3h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3ZM13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0M14 6v.1",
  youtube:
    "M5 5h10a2.5 2.5 0 0 1 2.5 2.5v5A2.5 2.5 0 0 1 15 15H5a2.5 2.5 0 0 1-2.5-2.5v-5A2.5 2.5 0 0 1 5 5ZM8.8 8v4l3.4-2Z",
} as const;

type IconName = keyof typeof paths;

/** A small decorative icon. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      // In rem, to grow with the text beside it.
      width="1.25rem"
      height="1.25rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
